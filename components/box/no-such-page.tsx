import { useWords } from '@/i18n'
import { Screen } from '../ui/screen'
import { EmptyState } from './empty-state'

type Props = { readonly path: string; readonly onStart: () => void }

/** Shown for an unknown address. */
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
