import { evaluateInSteps } from '@/engine/judgement/evaluate'
import type { Evaluation, Match } from '@/engine'
import { inSlices } from './in-slices'

/**
 * How many tables of a turn with nine tiles may be worked out for a deeper aim, by the coach and by the analysis:
 * two players and five rounds need 1,142, and a race of two sailors 20,250, some ten seconds on a phone.
 */
export const MAX_TABLES = 25_000

/** Who asks is answered within this time, by the next best aim if need be. */
const ANSWER_MS = 400

const known = new WeakMap<Match, Promise<Evaluation | undefined>>()
/** The moment that was asked about last: work for an earlier one is left off. */
let wanted: Match | undefined

async function workOut(match: Match): Promise<Evaluation | undefined> {
  const found = await inSlices(evaluateInSteps(match, MAX_TABLES), () => wanted === match)
  if (!found) known.delete(match)
  return found
}

/**
 * The evaluation of this moment by the deepest aim within reach, worked out once: whoever asks again gets the
 * same. Resolves to undefined if it is left off.
 */
export function judgeInDepth(match: Match): Promise<Evaluation | undefined> {
  wanted = match
  const work = known.get(match) ?? workOut(match)
  known.set(match, work)
  return work
}

/** Begins to work out what the coach may be asked, so that the answer is there at once. */
export const think = (match: Match): void => void judgeInDepth(match)

/** Leaves off what is being worked out, or only what is of this moment; the tables found so far are kept. */
export function stopThinking(match = wanted): void {
  if (wanted === match) wanted = undefined
}

/**
 * What the choices of this moment are worth, by the deepest aim that is there soon enough: it is not if that
 * takes too long, or is left off meanwhile.
 */
export async function judge(match: Match): Promise<Evaluation | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ANSWER_MS))
  const found = await Promise.race([judgeInDepth(match), late])
  return found ?? inSlices(evaluateInSteps(match, 0), () => true)
}
