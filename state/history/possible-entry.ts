import {
  cleanName,
  nameError,
  payersAfter,
  playersFor,
  seatsOfLeast,
  worstTurnScore,
  type Rules,
} from '@/engine'
import type { HistoryEntry, SeatEntry } from '@/model/history-entry'
import { turnLimit } from '@/model/turn-limit'
import { LONGEST_EVENTS } from '../saves/match-data'
import { progressOf } from './progress-of'

/** The winners and payers, and whether the winner is Captain. */
type Decision = Pick<HistoryEntry, 'winners' | 'payers' | 'captain'>

const NOBODY: Decision = { winners: [], payers: [] }

/** Whether these turns can have led to this best score and total. */
function isSeatPossible(seat: SeatEntry, rules: Rules): boolean {
  const { total, turns, points, best, boxesShut } = seat
  const { format } = rules
  if (![total, turns, points, boxesShut, best ?? 0].every(Number.isSafeInteger)) return false
  if (turns === 0) return total === 0 && points === 0 && best === undefined && boxesShut === 0
  // Each turn takes at least one character of the notation.
  if (turns < 0 || turns > (turnLimit(rules) ?? LONGEST_EVENTS) || best === undefined || best < 0)
    return false
  const worst = worstTurnScore(rules)
  // Only a shut box scores 0.
  const scoring = turns - boxesShut
  const mostShut = 'shutWins' in format && format.shutWins ? 1 : turns
  if (boxesShut < 0 || boxesShut > mostShut || boxesShut > 0 !== (best === 0)) return false
  const most = best === 0 ? worst * scoring : best + worst * (scoring - 1)
  // A player who has reached a limit has no further turn.
  const mostByLimit = 'limit' in format ? format.limit - 1 + worst : Infinity
  return (
    best <= worst &&
    points >= Math.max(best, 1) * scoring &&
    points <= Math.min(most, mostByLimit) &&
    (format.kind === 'target'
      ? // The first turn is added, and scores the best at least.
        total <= points && total >= 2 * best - points && (points - total) % 2 === 0
      : total === points)
  )
}

/**
 * Chips exist in stakes only. The winner of a round takes the same from everybody else: at most one stake for
 * each finished round and one for each shut box.
 */
function areChipsPossible(
  seats: readonly SeatEntry[],
  { format }: Rules,
  roundsOver: number,
): boolean {
  if (format.kind !== 'stakes') return seats.every(({ chips }) => chips === undefined)
  const stakes = seats.map(({ chips = NaN }) => chips / format.stake)
  const mostLost = seats.reduce((sum, { boxesShut }) => sum + boxesShut, roundsOver)
  return (
    stakes.every((held) => Number.isSafeInteger(held) && held >= -mostLost) &&
    stakes.every((held) => (held - stakes[0]!) % seats.length === 0) &&
    stakes.reduce((sum, held) => sum + held, 0) === 0
  )
}

/** The outcome that the figures of a finished match lead to. */
function decisionOf(seats: readonly SeatEntry[], { format }: Rules): Decision {
  const all = seats.map((_, seat) => seat)
  const totals = seats.map(({ total }) => total)
  const leastOf = (values: readonly number[], among = all): Decision => ({
    winners: seatsOfLeast(values, among),
    payers: [],
  })
  switch (format.kind) {
    case 'rounds': {
      const shutter = seats.findIndex(({ boxesShut }) => boxesShut > 0)
      const winners = format.shutWins && shutter >= 0 ? [shutter] : leastOf(totals).winners
      const isCaptain = format.shutWins && shutter === 0 && seats[0]!.turns === 1
      return { winners, payers: payersAfter(totals, winners), ...(isCaptain && { captain: 0 }) }
    }
    case 'first-to-lose': {
      const { winners } = leastOf(totals)
      return { winners, payers: payersAfter(totals, winners) }
    }
    case 'knockout': {
      // The players still in at the end have had the most turns.
      const most = Math.max(...seats.map(({ turns }) => turns))
      return leastOf(
        totals,
        all.filter((seat) => seats[seat]!.turns === most),
      )
    }
    case 'target':
      return leastOf(totals.map((total) => Math.abs(total - format.target)))
    case 'stakes':
      return leastOf(seats.map(({ chips = 0 }) => -chips))
  }
}

const textOf = ({ winners, payers, captain }: Decision) =>
  JSON.stringify([winners, payers, captain ?? null])

/** Whether a match by these rules can have led to this entry. */
export function isEntryPossible(entry: HistoryEntry): boolean {
  const { seats, rules, isAbandoned } = entry
  const { min, max } = playersFor(rules)
  if (seats.length < min || seats.length > max) return false
  const progress = progressOf(seats, rules)
  return (
    progress !== undefined &&
    progress.isOver !== isAbandoned &&
    new Set(seats.map(({ id }) => id)).size === seats.length &&
    seats.every(({ name }) => cleanName(name) === name) &&
    seats.every((_, seat) => nameError(seats, seat) === undefined) &&
    seats.every((seat) => isSeatPossible(seat, rules)) &&
    areChipsPossible(seats, rules, progress.roundsOver) &&
    textOf(entry) === textOf(isAbandoned ? NOBODY : decisionOf(seats, rules))
  )
}
