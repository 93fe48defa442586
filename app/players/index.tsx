import { router } from 'expo-router'
import { EmptyState } from '@/components/box/empty-state'
import { PlayerList } from '@/components/players/player-list'
import { BackButton } from '@/components/ui/back-button'
import { Background } from '@/components/ui/background'
import { PageTitle } from '@/components/ui/page-title'
import { useWords } from '@/i18n'
import { useOpenHistory } from '@/state/history/use-history'
import { usePlayers } from '@/state/statistics/use-players'

const toSetUp = () => router.dismissTo('/')
const openPlayer = (id: string) => router.push({ pathname: '/players/[id]', params: { id } })

export default function PlayersScreen() {
  const { players: words } = useWords()
  const status = useOpenHistory()
  const isHistoryRead = status === 'open' || status === 'failed'
  const players = usePlayers()
  return (
    <Background>
      <PlayerList
        players={isHistoryRead ? players : []}
        onOpen={openPlayer}
        head={
          <>
            <BackButton label={words.back} onPress={toSetUp} />
            <PageTitle isOfList>{words.title}</PageTitle>
          </>
        }
        empty={
          isHistoryRead ? (
            <EmptyState
              title={words.emptyTitle}
              about={words.empty}
              actionLabel={words.play}
              onAction={toSetUp}
            />
          ) : null
        }
      />
    </Background>
  )
}
