import type { MatchIn, Phase, Player, Table } from './match'

type Draft<T> = T extends unknown ? { -readonly [K in keyof T]: T[K] } : never

/** What a phase has that the table has not in every phase. */
type OwnFields<F extends Phase> = Omit<MatchIn<F>, keyof Table | 'phase'>

/**
 * A new match in the given phase: the table of the old one, and the phase's own fields, which must all be
 * given. It is a draft, so that the caller can change the table before anybody else sees it. Optional
 * fields of the table stay absent; the sign is dropped when a new one is asked for.
 */
export function enterPhase<F extends Phase, P extends Player>(
  match: Table<P>,
  phase: F,
  own: OwnFields<F>,
): Draft<MatchIn<F, P>> {
  const { setup, seat, round, open, totals, roundScores, out, outRounds, throws } = match
  // Field by field: an object spread into another that then grows is many times as slow.
  const table = { setup, seat, round, open, totals, roundScores, out, outRounds, throws, phase }
  const draft: Draft<Table<P>> = table
  if (match.chips) {
    draft.chips = match.chips
    draft.carried = match.carried
  }
  if (match.sign && phase !== 'announcing') draft.sign = match.sign
  return Object.assign(draft, own) as unknown as Draft<MatchIn<F, P>>
}
