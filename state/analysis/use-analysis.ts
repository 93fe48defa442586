import { startTransition, useEffect, useState } from 'react'
import type { AnalysisState } from '@/model/match-analysis'
import type { PlayedMatch } from '@/model/played-match'
import { analyseMatch } from './analyse-match'

/** Progress is shown after this time. */
const PROGRESS_MS = 500

const WORKING: AnalysisState = { status: 'working' }

/** The analysis of a match, from the store or worked out while the screen is open. */
export function useAnalysis(played: PlayedMatch): AnalysisState {
  const [state, setState] = useState(WORKING)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    const begun = performance.now()
    const onPart = (part: number) => {
      if (!isWanted || performance.now() - begun < PROGRESS_MS) return
      const percent = Math.round(part * 100)
      setState((last) =>
        last.status === 'working' && last.percent === percent
          ? last
          : { status: 'working', percent },
      )
    }
    const onTryAgain = () => {
      setState(WORKING)
      setAttempt(attempt + 1)
    }
    analyseMatch(played, () => isWanted, onPart).then(
      (analysis) => {
        // A transition, because there is much to render.
        if (isWanted && analysis) startTransition(() => setState({ status: 'done', analysis }))
      },
      () => {
        if (isWanted) setState({ status: 'failed', onTryAgain })
      },
    )
    return () => {
      isWanted = false
    }
  }, [played, attempt])
  return state
}
