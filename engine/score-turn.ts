import { enterPhase } from './enter-phase'
import { judge } from './formats'
import type { Match, MatchFields, Player, TurnEnding } from './match'
import { turnScore } from './scoring'
import { NO_TILES, type TileSet } from './tile-set'

const replaceAt = <T>(values: readonly T[], index: number, value: T): readonly T[] => {
  const copy = values.slice()
  copy[index] = value
  return copy
}

/** The next seat that is still in; undefined if this seat is the last of the round. */
function seatAfter(seat: number, players: number, out: readonly number[]): number | undefined {
  for (let next = seat + 1; next < players; next++) if (!out.includes(next)) return next
  return undefined
}

/**
 * Scores the turn that ends with these tiles open, and enters the phase that the format decides on.
 */
export function scoreTurn<P extends Player>(
  match: MatchFields<P>,
  open: TileSet,
  ending: TurnEnding,
): Match<P> {
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
  const outcome = verdict.outcome && { ...verdict.outcome, out }
  const nextTurn = () =>
    verdict.isRoundOver || laterSeat === undefined
      ? { seat: seatAfter(-1, totals.length, out)!, round: round + 1 }
      : { seat: laterSeat, round }
  const ended = outcome
    ? enterPhase(match, 'matchOver', { ending, score, outcome })
    : enterPhase(match, 'turnOver', { ending, score, next: nextTurn() })
  ended.open = open
  ended.totals = totals
  ended.roundScores = roundScores
  ended.out = out
  ended.outRounds = out.map((_, index) => match.outRounds[index] ?? round)
  if (ending.by === 'no-move') ended.throws++
  if (verdict.chips) {
    ended.chips = verdict.chips
    ended.carried = verdict.carried
    ended.carriedHere = match.carried
  }
  return ended
}
