import { router } from 'expo-router'
import { NobodyYet } from '@/components/players/nobody-yet'
import { PlayerCard } from '@/components/players/player-card'
import { BackButton } from '@/components/ui/back-button'
import { Screen } from '@/components/ui/screen'
import { Title } from '@/components/ui/text'
import { useWords } from '@/i18n'
import { useOpenHistory } from '@/state/history/use-open-history'
import { usePlayers } from '@/state/history/use-players'

const toSetUp = () => router.dismissTo('/')

export default function PlayersScreen() {
  const words = useWords()
  const isOpen = useOpenHistory()
  const players = usePlayers()
  const most = Math.max(0, ...players.map(({ matches }) => matches))
  const leader = players[0]
  return (
    <Screen>
      <BackButton label={words.players.back} onPress={toSetUp} />
      <Title>{words.players.title}</Title>
      {isOpen && players.length === 0 ? <NobodyYet onPlay={toSetUp} /> : null}
      {isOpen
        ? players.map((player) => (
            <PlayerCard
              key={player.id}
              player={player}
              most={most}
              isLeader={player.wins > 0 && player.wins === leader?.wins}
              onOpen={() => router.push({ pathname: '/players/[id]', params: { id: player.id } })}
            />
          ))
        : null}
    </Screen>
  )
}
