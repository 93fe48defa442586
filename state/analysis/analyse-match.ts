import type { MatchAnalysis } from '@/model/match-analysis'
import type { PlayedMatch } from '@/model/played-match'
import { keepAnalysis, readAnalyses } from './analysis-store'

/** Loaded when first needed: most analyses are in the store. */
const loadWork = () => import('../judgement/judgement-bundle')

/**
 * The analysis of a match from the store, or worked out and then stored. Resolves to undefined once it is not wanted.
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
