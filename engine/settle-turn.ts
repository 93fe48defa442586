import { judge } from './formats'
import type { Match, Table, TurnEnding } from './match'
import { turnScore } from './scoring'
import { NO_TILES, type TileSet } from './tile-set'

/** The fields of the table alone, whatever the phase; optional ones stay absent. */
export function tableOf(match: Table): Table {
  const { setup, seat, round, open, totals, roundScores, out, outRounds, throws } = match
  const table = { setup, seat, round, open, totals, roundScores, out, outRounds, throws }
  if (match.chips) return { ...table, chips: match.chips, carried: match.carried! }
  return match.sign ? { ...table, sign: match.sign } : table
}

const replaceAt = <T>(values: readonly T[], index: number, value: T): readonly T[] => {
  const copy = values.slice()
  copy[index] = value
  return copy
}

/** The first seat after this one that is still in; undefined when the round has come round. */
function seatAfter(seat: number, players: number, out: readonly number[]): number | undefined {
  for (let next = seat + 1; next < players; next++) if (!out.includes(next)) return next
  return undefined
}

/** Scores the turn that ends on this board and lets the format decide what follows from it. */
export function settleTurn(match: Table, open: TileSet, ending: TurnEnding): Match {
  const { setup, seat, round } = match
  const score = turnScore(setup.rules, open)
  const before = match.totals[seat]!
  const total = match.sign === 'subtract' ? before - score : before + score
  const totals = replaceAt(match.totals, seat, total)
  const roundScores = replaceAt(match.roundScores, seat, score)
  const laterSeat = seatAfter(seat, totals.length, match.out)
  const verdict = judge(setup.rules.format, {
    seat,
    round,
    isShut: open === NO_TILES,
    isLastSeat: laterSeat === undefined,
    totals,
    roundScores,
    out: match.out,
    chips: match.chips ?? [],
    carried: match.carried ?? 0,
  })
  const out = verdict.out ?? match.out
  const table = tableOf({
    ...match,
    open,
    totals,
    roundScores,
    out,
    outRounds: out.map((_, left) => match.outRounds[left] ?? round),
    chips: verdict.chips ?? match.chips,
    carried: verdict.carried ?? match.carried,
  } as Table)
  if (verdict.outcome) {
    const outcome = { ...verdict.outcome, out }
    return { ...table, phase: 'matchOver', ending, score, outcome }
  }
  const next =
    verdict.isRoundOver || laterSeat === undefined
      ? { seat: seatAfter(-1, totals.length, out)!, round: round + 1 }
      : { seat: laterSeat, round }
  return { ...table, phase: 'turnOver', ending, score, next }
}
