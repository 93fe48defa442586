import type { MatchIn, Phase, Table } from './match'

type Draft<T> = T extends unknown ? { -readonly [K in keyof T]: T[K] } : never

/**
 * A new match with the table of this one, for the caller to fill in what the phase has of its own
 * before anybody else sees it. Optional fields stay absent; a sign is gone when a new one is asked for.
 * Set one by one, since an object spread into another that then grows is many times as slow.
 */
export function enterPhase<P extends Phase>(match: Table, phase: P): Draft<MatchIn<P>> {
  const { setup, seat, round, open, totals, roundScores, out, outRounds, throws } = match
  const table = { setup, seat, round, open, totals, roundScores, out, outRounds, throws, phase }
  const draft: Draft<Table> = table
  if (match.chips) {
    draft.chips = match.chips
    draft.carried = match.carried
  }
  if (match.sign && phase !== 'announcing') draft.sign = match.sign
  return draft as Draft<MatchIn<P>>
}
