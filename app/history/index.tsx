import { router } from 'expo-router'
import { EmptyState } from '@/components/box/empty-state'
import { HistoryFilters } from '@/components/history/history-filters'
import { HistoryHead } from '@/components/history/history-head'
import { HistoryList } from '@/components/history/history-list'
import { HistoryOpening } from '@/components/history/history-opening'
import { Background } from '@/components/ui/background'
import { Screen } from '@/components/ui/screen'
import { UndoBar } from '@/components/ui/undo-bar'
import { useWords } from '@/i18n'
import { holdDeletion, undoDeletion } from '@/state/delete-match'
import { useHistory } from '@/state/history/history'
import { useHistoryPage } from '@/state/history/use-history'
import { useLiveMatch } from '@/state/table/live-match'

const back = () => router.dismissTo('/')
const openMatch = (id: string) => router.push({ pathname: '/history/[id]', params: { id } })

export default function HistoryScreen() {
  const { history } = useWords()
  const page = useHistoryPage(useLiveMatch(({ live }) => live?.id))
  const isDeleted = useHistory((store) => store.deleted !== undefined)
  const { empty, noneMatching } = history

  if (page.status !== 'open')
    return (
      <Screen>
        <HistoryHead onBack={back} />
        {page.status === 'failed' ? (
          <EmptyState
            title={history.failedTitle}
            about={history.failed}
            actionLabel={history.tryAgain}
            onAction={page.openAgain}
          />
        ) : (
          <HistoryOpening />
        )}
      </Screen>
    )

  return (
    <Background>
      <HistoryList
        entries={page.entries}
        seatToday={page.seatToday}
        now={page.openedAt}
        onOpen={openMatch}
        head={
          <HistoryHead count={page.entries.length} onBack={back}>
            <HistoryFilters {...page} onFilter={page.setFilter} />
          </HistoryHead>
        }
        empty={
          page.isEmpty ? (
            <EmptyState {...empty} actionLabel={empty.play} onAction={back} />
          ) : (
            <EmptyState
              {...noneMatching}
              actionLabel={noneMatching.showAll}
              onAction={() => page.setFilter({})}
            />
          )
        }
      />
      {isDeleted ? (
        <UndoBar
          text={history.deleted}
          undoLabel={history.undo}
          onUndo={undoDeletion}
          onHold={holdDeletion}
        />
      ) : null}
    </Background>
  )
}
