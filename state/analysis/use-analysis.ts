import { startTransition, useEffect, useState } from 'react'
import type { MatchAnalysis } from '@/model/match-analysis'
import type { PlayedMatch } from '@/model/played-match'
import { analyseMatch } from './analyse-match'

/** What takes longer shows how far it has got. */
const PROGRESS_MS = 500

/** How far the analysis of a match is: `part` from 0 to 1 is there if it takes its time. */
export type AnalysisState = { readonly analysis?: MatchAnalysis; readonly part?: number }

/** The analysis of a match, kept or worked out while the screen is open. */
export function useAnalysis(played: PlayedMatch): AnalysisState {
  const [state, setState] = useState<AnalysisState>({})
  useEffect(() => {
    let isWanted = true
    const begun = performance.now()
    const onPart = (part: number) => {
      if (isWanted && performance.now() - begun >= PROGRESS_MS) setState({ part })
    }
    void analyseMatch(played, () => isWanted, onPart).then((analysis) => {
      // Rendered in slices: there is much to draw.
      if (isWanted && analysis) startTransition(() => setState({ analysis }))
    })
    return () => {
      isWanted = false
    }
  }, [played])
  return state
}
