import { evaluateInSteps } from '@/engine/judgement/evaluate'
import type { Evaluation, Match } from '@/engine'
import { inSlices } from './in-slices'

/**
 * How many tables of a turn with nine tiles may be worked out for a deeper aim, by the coach and by the analysis:
 * two players and five rounds need 1,142, and a race of two sailors 20,250, some ten seconds on a phone.
 */
export const MAX_TABLES = 25_000

/** The coach answers within this time, if necessary by a simpler aim. */
const ANSWER_MS = 400

const known = new WeakMap<Match, Promise<Evaluation | undefined>>()
/** The moment that was asked about last; work for earlier ones stops. */
let wanted: Match | undefined

async function workOut(match: Match): Promise<Evaluation | undefined> {
  const found = await inSlices(evaluateInSteps(match, MAX_TABLES), () => wanted === match)
  if (!found) known.delete(match)
  return found
}

/** The evaluation of this moment by the exact aim if it is within reach, cached; undefined if it is stopped. */
export function judgeInDepth(match: Match): Promise<Evaluation | undefined> {
  wanted = match
  const work = known.get(match) ?? workOut(match)
  known.set(match, work)
  return work
}

/** Starts to work out what the coach may be asked. */
export const think = (match: Match): void => void judgeInDepth(match)

/** Stops the work for this moment, or for any; the tables found so far are kept. */
export function stopThinking(match = wanted): void {
  if (wanted === match) wanted = undefined
}

/** The evaluation of this moment, by a simpler aim if the exact one takes too long or is stopped meanwhile. */
export async function judge(match: Match): Promise<Evaluation | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ANSWER_MS))
  const found = await Promise.race([judgeInDepth(match), late])
  return found ?? inSlices(evaluateInSteps(match, 0), () => true)
}
