import { useWords } from '@/i18n'
import { EmptyState } from '../box/empty-state'
import { Screen } from '../ui/screen'

/** The page for an address whose match does not exist or was deleted. */
export function NoSuchMatch({ onBack }: { readonly onBack: () => void }) {
  const { history } = useWords()
  return (
    <Screen>
      <EmptyState {...history.missing} isPage actionLabel={history.toHistory} onAction={onBack} />
    </Screen>
  )
}
