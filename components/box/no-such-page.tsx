import { useWords } from '@/i18n'
import { Screen } from '../ui/screen'
import { EmptyState } from './empty-state'

type Props = { readonly path: string; readonly onStart: () => void }

/** Shown where an address leads nowhere. */
export function NoSuchPage({ path, onStart }: Props) {
  const { notFound } = useWords()
  return (
    <Screen>
      <EmptyState
        isPage
        title={notFound.title}
        about={notFound.about(path)}
        actionLabel={notFound.toStart}
        onAction={onStart}
      />
    </Screen>
  )
}
