import type { FormatOf } from '../rules'
import { lowestTotalWins, payersAfter, type Standings, type Verdict } from './verdict'

/** A number of rounds, added up. With *shut wins* the first to shut the box wins there and then. */
export function judgeRounds(format: FormatOf<'rounds'>, standings: Standings): Verdict {
  const { seat, round, isShut, isLastSeat, totals } = standings
  if (format.shutWins && isShut) {
    const isCaptain = seat === 0 && round === 1
    const outcome = { winners: [seat], payers: payersAfter(totals, [seat]) }
    return { isRoundOver: true, outcome: isCaptain ? { ...outcome, captain: seat } : outcome }
  }
  if (isLastSeat && round === format.rounds)
    return { isRoundOver: true, outcome: lowestTotalWins(totals) }
  return { isRoundOver: isLastSeat }
}
