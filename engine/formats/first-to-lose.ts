import type { FormatOf } from '../rules'
import { lowestTotalWins, type Standings, type Verdict } from './verdict'

/** Rounds until somebody's total reaches the limit, which ends the match in the middle of a round too. */
export function judgeFirstToLose(format: FormatOf<'first-to-lose'>, standings: Standings): Verdict {
  const { seat, isLastSeat, totals } = standings
  if (totals[seat]! >= format.limit) return { isRoundOver: true, outcome: lowestTotalWins(totals) }
  return { isRoundOver: isLastSeat }
}
