import type { Format, FormatOf } from './rules'
import {
  allSeats,
  lowestTotalWins,
  payersAfter,
  seatsOfLeast,
  type Standings,
  type Verdict,
} from './standings'

/** A number of rounds, added up. With *shut wins* the first to shut the box wins there and then. */
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

/** Rounds until somebody's total reaches the limit, which ends the match in the middle of a round too. */
function judgeFirstToLose(format: FormatOf<'first-to-lose'>, standings: Standings): Verdict {
  const { seat, isLastSeat, totals } = standings
  if (totals[seat]! >= format.limit) return { isRoundOver: true, outcome: lowestTotalWins(totals) }
  return { isRoundOver: isLastSeat }
}

/** At the end of each round those who have reached the limit are out, until one is left. */
function judgeKnockout(format: FormatOf<'knockout'>, standings: Standings): Verdict {
  const { isLastSeat, totals } = standings
  if (!isLastSeat) return { isRoundOver: false }
  const wereIn = allSeats(totals).filter((seat) => !standings.out.includes(seat))
  const leaving = wereIn.filter((seat) => totals[seat]! >= format.limit)
  const staying = wereIn.filter((seat) => !leaving.includes(seat))
  const out = [...standings.out, ...leaving]
  // One who plays alone goes on until out; two or more until one is left.
  const isAlone = totals.length === 1
  if (staying.length > (isAlone ? 0 : 1)) return { isRoundOver: true, out }
  const winners = staying.length === 1 ? staying : seatsOfLeast(totals, leaving)
  return { isRoundOver: true, out, outcome: { winners, payers: [] } }
}

/** Hitting the target exactly wins there and then; otherwise the nearest total after the last turn. */
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

/** Each round is a game of its own: a shut takes it at once and double, a tie is carried. */
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

/** What a format makes of a turn that has just been scored. */
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
