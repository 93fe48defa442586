import { useWords } from '@/i18n'
import { EmptyState } from '../box/empty-state'
import { Screen } from '../ui/screen'

/** An address of a match that is not there, or not any more. */
export function NoSuchMatch({ onBack }: { readonly onBack: () => void }) {
  const { history } = useWords()
  return (
    <Screen>
      <EmptyState {...history.missing} isPage actionLabel={history.toHistory} onAction={onBack} />
    </Screen>
  )
}
