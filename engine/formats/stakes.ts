import type { FormatOf } from '../rules'
import { allSeats, seatsOfLeast, type Standings, type Verdict } from './verdict'

const pay = (chips: readonly number[], winner: number, amount: number) =>
  chips.map((held, seat) => (seat === winner ? held + amount * (chips.length - 1) : held - amount))

/** Each round is a game of its own: a shut takes it at once and double, a tie is carried. */
export function judgeStakes(format: FormatOf<'stakes'>, standings: Standings): Verdict {
  const { seat, round, isShut, isLastSeat, roundScores, chips, carried } = standings
  if (!isShut && !isLastSeat) return { isRoundOver: false }
  const winners = isShut ? [seat] : seatsOfLeast(roundScores as readonly number[], allSeats(chips))
  const stakes = (isShut ? 2 : 1) + carried
  const paid =
    winners.length === 1
      ? { chips: pay(chips, winners[0]!, stakes * format.stake), carried: 0 }
      : { chips, carried: carried + 1 }
  if (round < format.rounds) return { isRoundOver: true, ...paid }
  const richest = seatsOfLeast(
    paid.chips.map((held) => -held),
    allSeats(chips),
  )
  return { isRoundOver: true, ...paid, outcome: { winners: richest, payers: [] } }
}
