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

/** Who won and paid, and as Captain or not. */
type Decision = Pick<HistoryEntry, 'winners' | 'payers' | 'captain'>

const NOBODY: Decision = { winners: [], payers: [] }

/** Whether these turns can have led to these points and this total. */
function isSeatPossible(seat: SeatEntry, rules: Rules): boolean {
  const { total, turns, points, best, boxesShut } = seat
  if (![total, turns, points, boxesShut, best ?? 0].every(Number.isInteger)) return false
  if (turns === 0) return total === 0 && points === 0 && best === undefined && boxesShut === 0
  if (turns < 0 || turns > (turnLimit(rules) ?? Infinity) || best === undefined || best < 0)
    return false
  const worst = worstTurnScore(rules)
  const isTotalPossible =
    rules.format.kind === 'target'
      ? Math.abs(total) <= points && (points - total) % 2 === 0
      : total === points
  return (
    isTotalPossible &&
    best <= worst &&
    points >= best * turns &&
    points <= best + worst * (turns - 1) &&
    // Only a shut box scores 0.
    boxesShut >= 0 &&
    boxesShut <= turns &&
    boxesShut > 0 === (best === 0)
  )
}

/** Chips exist in stakes only. They go from player to player, stake by stake. */
function areChipsPossible(seats: readonly SeatEntry[], { format }: Rules): boolean {
  if (format.kind !== 'stakes') return seats.every(({ chips }) => chips === undefined)
  const chips = seats.map((seat) => seat.chips ?? NaN)
  return (
    chips.every((held) => Number.isInteger(held / format.stake)) &&
    chips.reduce((sum, held) => sum + held, 0) === 0
  )
}

/** The outcome that figures of a finished match lead to. */
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
      // Those who were in to the end have had the most turns.
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
  return (
    seats.length >= min &&
    seats.length <= max &&
    new Set(seats.map(({ id }) => id)).size === seats.length &&
    seats.every(({ name }) => cleanName(name) === name) &&
    seats.every((_, seat) => nameError(seats, seat) === undefined) &&
    seats.every((seat) => isSeatPossible(seat, rules)) &&
    areChipsPossible(seats, rules) &&
    textOf(entry) === textOf(isAbandoned ? NOBODY : decisionOf(seats, rules))
  )
}
