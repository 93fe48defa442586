import type { MatchFields, MatchIn, Phase, Player } from './match'

type Draft<T> = T extends unknown ? { -readonly [K in keyof T]: T[K] } : never

type TakesOwnFields<F> = F extends Phase
  ? (own: Omit<MatchIn<F>, keyof MatchFields | 'phase'>) => void
  : never

/**
 * The fields that only this phase has; for a union of phases, the fields of all of them. Inferred from a
 * parameter, because there a union becomes an intersection.
 */
type OwnFields<F extends Phase> = TakesOwnFields<F> extends (own: infer Own) => void ? Own : never

/**
 * Returns a copy of the match in the given phase, with that phase's own fields. The copy is
 * writable, so that the caller can set further fields before returning it. Absent optional fields
 * stay absent; the sign of the last turn is dropped in the phase that announces a new one.
 */
export function enterPhase<F extends Phase, P extends Player>(
  match: MatchFields<P>,
  phase: F,
  own: OwnFields<F>,
): Draft<MatchIn<F, P>> {
  const { setup, seat, round, open, totals, roundScores, out, outRounds, throws } = match
  // Assigned one by one: adding fields to an object made by a spread is many times slower.
  const fields = { setup, seat, round, open, totals, roundScores, out, outRounds, throws, phase }
  const draft: Draft<MatchFields<P>> = fields
  if (match.chips) {
    draft.chips = match.chips
    draft.carried = match.carried
  }
  if (match.sign && phase !== 'announcing') draft.sign = match.sign
  return Object.assign(draft, own) as unknown as Draft<MatchIn<F, P>>
}
