import type { FormatOf } from '../rules'
import { allSeats, seatsOfLeast, type Standings, type Verdict } from './verdict'

/** Hitting the target exactly wins there and then; otherwise the nearest total after the last turn. */
export function judgeTarget(format: FormatOf<'target'>, standings: Standings): Verdict {
  const { seat, round, isLastSeat, totals } = standings
  if (totals[seat] === format.target)
    return { isRoundOver: true, outcome: { winners: [seat], payers: [] } }
  if (!isLastSeat || round < format.turns) return { isRoundOver: isLastSeat }
  const distances = totals.map((total) => Math.abs(total - format.target))
  const winners = seatsOfLeast(distances, allSeats(totals))
  return { isRoundOver: true, outcome: { winners, payers: [] } }
}
