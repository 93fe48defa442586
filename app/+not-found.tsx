import { router, usePathname } from 'expo-router'
import { EmptyState } from '@/components/box/empty-state'
import { Screen } from '@/components/ui/screen'
import { useWords } from '@/i18n'

export default function NotFoundScreen() {
  const { notFound } = useWords()
  const path = usePathname()
  return (
    <Screen>
      <EmptyState
        isPage
        title={notFound.title}
        about={notFound.about(path)}
        actionLabel={notFound.toStart}
        onAction={() => router.replace('/')}
      />
    </Screen>
  )
}
