import { startTransition, useEffect, useState } from 'react'
import type { MatchAnalysis } from '@/model/match-analysis'
import type { PlayedMatch } from '@/model/played-match'
import { analyseMatch } from './analyse-match'

/** What takes longer shows how far it has got. */
const PROGRESS_MS = 500

/** How far the analysis of a match is: in percent if it takes its time, and with `onTryAgain` if it cannot be had. */
export type AnalysisState = {
  readonly analysis?: MatchAnalysis
  readonly percent?: number
  readonly onTryAgain?: () => void
}

/** The analysis of a match, kept or worked out while the screen is open. */
export function useAnalysis(played: PlayedMatch): AnalysisState {
  const [state, setState] = useState<AnalysisState>({})
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    const begun = performance.now()
    const onPart = (part: number) => {
      if (!isWanted || performance.now() - begun < PROGRESS_MS) return
      const percent = Math.round(part * 100)
      setState((last) => (last.percent === percent ? last : { percent }))
    }
    const onTryAgain = () => {
      setState({})
      setAttempt(attempt + 1)
    }
    analyseMatch(played, () => isWanted, onPart).then(
      (analysis) => {
        // Rendered in slices: there is much to draw.
        if (isWanted && analysis) startTransition(() => setState({ analysis }))
      },
      () => {
        if (isWanted) setState({ onTryAgain })
      },
    )
    return () => {
      isWanted = false
    }
  }, [played, attempt])
  return state
}
