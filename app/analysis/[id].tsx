import { router, useLocalSearchParams } from 'expo-router'
import { Suspense, useDeferredValue, useMemo } from 'react'
import { NoSuchMatch } from '@/components/history/no-such-match'
import { AnalysisView } from '@/components/judgement/lazy-judgement'
import { stepLine } from '@/components/replay/step-line'
import { Background } from '@/components/ui/background'
import { goBackOr } from '@/components/ui/go-back'
import { useWords } from '@/i18n'
import type { PlayedMatch } from '@/model/played-match'
import { withPlayers } from '@/model/player'
import { useAnalysis } from '@/state/analysis/use-analysis'
import { usePastMatch } from '@/state/history/use-past-match'
import { useMatchToday } from '@/state/people/use-match-today'
import { replaySteps } from '@/state/table/replay-steps'

function PlayedAnalysis({ played }: { readonly played: PlayedMatch }) {
  const words = useWords()
  const { id, events } = played
  const match = useMatchToday(played.match)
  const { players } = match.setup
  const steps = useMemo(() => replaySteps(played.match.setup, events), [played, events])
  return (
    <Suspense fallback={<Background />}>
      <AnalysisView
        match={match}
        state={useAnalysis(played)}
        lineAt={(at) => stepLine(steps.eventOf(at), withPlayers(steps.matchAt(at), players), words)}
        onWatch={(at) =>
          router.push({ pathname: '/history/replay/[id]', params: { id, at: String(at) } })
        }
        // Back to the result it was opened from, just played or past.
        onBack={() => goBackOr({ pathname: '/history/[id]', params: { id } })}
      />
    </Suspense>
  )
}

export default function AnalysisScreen() {
  const { id } = useLocalSearchParams<{ id: string }>()
  // Deferred, so that it is not rendered in the same task as the router's work.
  const played = useDeferredValue(usePastMatch(id), undefined)
  if (played === undefined) return <Background />
  const toHistory = () => router.dismissTo('/history')
  return played?.match.phase === 'matchOver' ? (
    <PlayedAnalysis key={id} played={played} />
  ) : (
    <NoSuchMatch onBack={toHistory} />
  )
}
