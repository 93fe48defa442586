import type { Format, FormatOf } from './rules'
import {
  allSeats,
  lowestTotalWins,
  payersAfter,
  seatsOfLeast,
  type Standings,
  type Verdict,
} from './standings'

/** A fixed number of rounds, lowest total wins. With *shut wins*, shutting the box wins at once. */
function judgeRounds(format: FormatOf<'rounds'>, standings: Standings): Verdict {
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

/** Rounds until a player's total reaches the limit, which ends the match even within a round. */
function judgeFirstToLose(format: FormatOf<'first-to-lose'>, standings: Standings): Verdict {
  const { seat, isLastSeat, totals } = standings
  if (totals[seat]! >= format.limit) return { isRoundOver: true, outcome: lowestTotalWins(totals) }
  return { isRoundOver: isLastSeat }
}

/**
 * At the end of each round players whose total has reached the limit are out, until one is left.
 */
function judgeKnockout(format: FormatOf<'knockout'>, standings: Standings): Verdict {
  const { isLastSeat, totals } = standings
  if (!isLastSeat) return { isRoundOver: false }
  const wereIn = allSeats(totals).filter((seat) => !standings.out.includes(seat))
  const leaving = wereIn.filter((seat) => totals[seat]! >= format.limit)
  const staying = wereIn.filter((seat) => !leaving.includes(seat))
  const out = [...standings.out, ...leaving]
  // A player alone plays until out; two or more play until one is left.
  const isAlone = totals.length === 1
  if (staying.length > (isAlone ? 0 : 1)) return { isRoundOver: true, out }
  const winners = staying.length === 1 ? staying : seatsOfLeast(totals, leaving)
  return { isRoundOver: true, out, outcome: { winners, payers: [] } }
}

/**
 * Hitting the target exactly wins at once; otherwise the nearest total after the last turn wins.
 */
function judgeTarget(format: FormatOf<'target'>, standings: Standings): Verdict {
  const { seat, round, isLastSeat, totals } = standings
  if (totals[seat] === format.target)
    return { isRoundOver: true, outcome: { winners: [seat], payers: [] } }
  if (!isLastSeat || round < format.turns) return { isRoundOver: isLastSeat }
  const distances = totals.map((total) => Math.abs(total - format.target))
  const winners = seatsOfLeast(distances, allSeats(totals))
  return { isRoundOver: true, outcome: { winners, payers: [] } }
}

const pay = (chips: readonly number[], winner: number, amount: number) =>
  chips.map((held, seat) => (seat === winner ? held + amount * (chips.length - 1) : held - amount))

/**
 * Each round is played for a stake: shutting the box wins it at once and counts double, and the
 * stake of a tied round is carried over to the next.
 */
function judgeStakes(format: FormatOf<'stakes'>, standings: Standings): Verdict {
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

/** Decides by the format whether a scored turn ends the round or the match, and who pays. */
export function judge(format: Format, standings: Standings): Verdict {
  switch (format.kind) {
    case 'rounds':
      return judgeRounds(format, standings)
    case 'first-to-lose':
      return judgeFirstToLose(format, standings)
    case 'knockout':
      return judgeKnockout(format, standings)
    case 'target':
      return judgeTarget(format, standings)
    case 'stakes':
      return judgeStakes(format, standings)
  }
}
