import { router } from 'expo-router'
import { EmptyState } from '@/components/box/empty-state'
import { PlayerCard } from '@/components/players/player-card'
import { BackButton } from '@/components/ui/back-button'
import { Screen } from '@/components/ui/screen'
import { Title } from '@/components/ui/text'
import { useWords } from '@/i18n'
import { useOpenHistory } from '@/state/history/use-history'
import { usePlayers } from '@/state/statistics/use-players'

const toSetUp = () => router.dismissTo('/')

export default function PlayersScreen() {
  const { players: words } = useWords()
  const status = useOpenHistory()
  const isHistoryRead = status === 'open' || status === 'failed'
  const players = usePlayers()
  const maxMatches = Math.max(0, ...players.map(({ matches }) => matches))
  const leader = players[0]
  return (
    <Screen>
      <BackButton label={words.back} onPress={toSetUp} />
      <Title>{words.title}</Title>
      {isHistoryRead && players.length === 0 ? (
        <EmptyState
          title={words.emptyTitle}
          about={words.empty}
          actionLabel={words.play}
          onAction={toSetUp}
        />
      ) : null}
      {isHistoryRead
        ? players.map((player) => (
            <PlayerCard
              key={player.id}
              player={player}
              maxMatches={maxMatches}
              isLeader={player.wins > 0 && player.wins === leader?.wins}
              onOpen={() => router.push({ pathname: '/players/[id]', params: { id: player.id } })}
            />
          ))
        : null}
    </Screen>
  )
}
