import type { Rules } from '@/engine'
import type { SeatEntry } from '@/model/history-entry'
import { turnLimit } from '@/model/turn-limit'

type Progress = { readonly roundsOver: number; readonly isOver: boolean }

/** How many more turns each seat has had than the next one. */
const leadsOf = (seats: readonly SeatEntry[]) =>
  seats.slice(1).map(({ turns }, at) => seats[at]!.turns - turns)

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Every seat has a turn in each round, unless a seat ends the match first. */
function inFullRounds(
  seats: readonly SeatEntry[],
  rules: Rules,
  hasEnded: (seat: SeatEntry) => boolean,
): Progress | undefined {
  const leads = leadsOf(seats)
  if (leads.some((lead) => lead < 0) || sumOf(leads) > 1) return undefined
  const roundsOver = seats.at(-1)!.turns
  const enders = seats.filter(hasEnded)
  if (enders.length === 0) return { roundsOver, isOver: roundsOver === turnLimit(rules) }
  // Nobody has had a turn since.
  const lastSeat = leads.includes(1) ? leads.indexOf(1) : seats.length - 1
  return enders.length === 1 && enders[0] === seats[lastSeat]
    ? { roundsOver, isOver: true }
    : undefined
}

/** A player who reaches the limit is out at the end of the round; the match ends when one is left. */
function inKnockout(seats: readonly SeatEntry[], limit: number): Progress | undefined {
  const round = Math.max(...seats.map(({ turns }) => turns))
  const isIn = ({ total }: SeatEntry) => total < limit
  const inRound = seats.filter((seat) => isIn(seat) || seat.turns === round)
  const leads = leadsOf(inRound)
  const isAlone = seats.length === 1
  if (leads.some((lead) => lead < 0) || sumOf(leads) > 1) return undefined
  if (inRound.length === 1 && !isAlone) return undefined
  const isRoundOver = inRound.at(-1)!.turns === round
  const isOver = isRoundOver && seats.filter(isIn).length <= (isAlone ? 0 : 1)
  return { roundsOver: isRoundOver ? round : round - 1, isOver }
}

/** In stakes a shut box ends the round: no later seat has a turn in that round. */
function inStakes(seats: readonly SeatEntry[], rounds: number): Progress | undefined {
  const leads = leadsOf(seats).map((lead, seat) => lead - seats[seat]!.boxesShut)
  const unfinished = sumOf(leads)
  if (leads.some((lead) => lead < 0) || unfinished > 1) return undefined
  const roundsOver = seats[0]!.turns - unfinished
  return { roundsOver, isOver: roundsOver === rounds }
}

/** The progress of a match in which the seats had these turns; undefined if no match can have them. */
export function progressOf(seats: readonly SeatEntry[], rules: Rules): Progress | undefined {
  const { format } = rules
  switch (format.kind) {
    case 'rounds':
      return inFullRounds(seats, rules, ({ boxesShut }) => format.shutWins && boxesShut > 0)
    case 'first-to-lose':
      return inFullRounds(seats, rules, ({ total }) => total >= format.limit)
    case 'target':
      return inFullRounds(seats, rules, ({ total }) => total === format.target)
    case 'knockout':
      return inKnockout(seats, format.limit)
    case 'stakes':
      return inStakes(seats, format.rounds)
  }
}
