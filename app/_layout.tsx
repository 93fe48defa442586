import { router, type ErrorBoundaryProps } from 'expo-router'
import { loadRulesPages } from '@/components/rules-pages/lazy-rules-pages'
import { fetchTable } from '@/components/table/lazy-table'
import { AppFrame, useDisplayFace, useIsClient } from '@/components/ui/app-frame'
import { CrashScreen } from '@/components/ui/crash-screen'
import { ExportedTitle } from '@/components/ui/document-title'
import { NoticeBar } from '@/components/ui/notice-bar'
import { OtherTabScreen } from '@/components/ui/other-tab-screen'
import { ScreenStack } from '@/components/ui/screen-stack'
import { useAppTheme, useSystemReducedMotion } from '@/components/ui/system-preferences'
import { useWords } from '@/i18n'
import { useLanguage } from '@/i18n/language'
import { useSaves } from '@/state/open-saves'
import { hideNotice, useNotices } from '@/state/saves/notices'
import { useSettings } from '@/state/settings/settings'
import { useChosenLanguage } from '@/state/settings/use-language'
import { speech } from '@/state/speech/speech'
import { useReload } from '@/state/use-reload'
import { useSplash, useStartUp } from '@/state/use-start-up'

const SCREENS = [
  () => Promise.all([import('./play'), fetchTable()]),
  () => Promise.all([import('./results/[id]'), import('./history/index'), import('./index')]),
  () => Promise.all([import('./history/[id]'), import('./history/replay/[id]')]),
  () => Promise.all([import('./players/index'), import('./players/[id]')]),
  () =>
    Promise.all([
      import('@/components/judgement/judgement-bundle'),
      import('@/state/judgement/judgement-bundle'),
    ]),
  () => import('@/components/computers/computer-sheet'),
  () => import('@/components/ui/computer-face'),
  () => Promise.all([import('./house-rules'), import('./settings'), import('./analysis/[id]')]),
  () => Promise.all([import('./rules/index'), import('./rules/[preset]'), loadRulesPages()]),
]

export default function RootLayout() {
  const settings = useSettings()
  const theme = useAppTheme(settings.theme)
  const isMotionReduced = useSystemReducedMotion() || settings.isMotionReduced
  const words = useWords()
  const saves = useSaves()
  const notice = useNotices((store) => store.notices[0])
  const hasFace = useDisplayFace()
  const isOpen = saves.status !== 'opening'
  const isReady = useLanguage(useChosenLanguage(), isOpen) && hasFace && isOpen
  useStartUp(isReady, theme.background[1], words.language, SCREENS)
  if (!useIsClient()) return <ExportedTitle text={words.appName} />
  if (!isReady) return null
  return (
    <AppFrame {...{ theme, isMotionReduced, speech }} isLeftHanded={settings.isLeftHanded}>
      {saves.status === 'elsewhere' ? (
        <OtherTabScreen onTake={saves.take} />
      ) : (
        <ScreenStack title={words.appName} />
      )}
      {notice && saves.status === 'open' ? (
        <NoticeBar notice={notice} onClose={() => hideNotice(notice)} />
      ) : null}
    </AppFrame>
  )
}

export function ErrorBoundary({ error, retry }: ErrorBoundaryProps) {
  useSplash(true)
  const { reload, isOffline } = useReload()
  return (
    <CrashScreen
      error={error}
      words={useWords()}
      isOffline={isOffline}
      onReload={reload}
      onTryAgain={() => void retry()}
      onStart={() => {
        router.replace('/')
        void retry()
      }}
    />
  )
}
