import { analysing } from '@/engine/judgement/analyse'
import { coursing } from '@/engine/judgement/course'
import type { MatchAnalysis } from '@/model/match-analysis'
import type { PlayedMatch } from '@/model/played-match'
import { PATIENCE } from './judge'
import { inSlices } from './in-slices'
import { summarise } from './summarise'

/**
 * Works out the analysis of a match, in slices; resolves to undefined if it is not wanted any more.
 * `onPart` is told how much is done, from 0 to 1.
 */
export async function workOut(
  { events, match: { setup } }: PlayedMatch,
  isWanted: () => boolean,
  onPart: (part: number) => void,
): Promise<MatchAnalysis | undefined> {
  const all = 2 * Math.max(1, events.length)
  const analysis = await inSlices(analysing(setup, events, PATIENCE), isWanted, (seen) =>
    onPart(seen / all),
  )
  const points =
    analysis &&
    (await inSlices(coursing(setup, events, PATIENCE), isWanted, (seen) =>
      onPart(0.5 + seen / all),
    ))
  return points && summarise(setup, events, analysis, points)
}
