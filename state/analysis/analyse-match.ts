import type { MatchAnalysis } from '@/model/match-analysis'
import type { PlayedMatch } from '@/model/played-match'
import { keepAnalysis, readAnalyses } from './analysis-store'

/** Loaded when it is first needed: most analyses are kept. */
const loadWork = () => import('../judgement/loaded')

/**
 * The analysis of a match: the one that is kept with it, or one that is worked out, and kept. Resolves
 * to undefined if it is not wanted any more.
 */
export async function analyseMatch(
  played: PlayedMatch,
  isWanted: () => boolean = () => true,
  onPart: (part: number) => void = () => {},
): Promise<MatchAnalysis | undefined> {
  const { id, events } = played
  const kept = (await readAnalyses([id])).get(id)
  if (kept?.events === events.length) return kept
  const { workOut } = await loadWork()
  const analysis = await workOut(played, isWanted, onPart)
  if (analysis && isWanted()) await keepAnalysis(id, { ...analysis, events: events.length })
  return analysis
}
