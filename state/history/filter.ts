import type { HistoryEntry, HistoryFilter, SeatToday } from '@/model/history-entry'
import type { Person } from '@/model/person'
import { peopleAmong, type SeatedPlayer } from '@/model/player'
import { rulesIdOf, type RulesId } from '@/model/rules-id'
import { idsToday, peopleById } from '../people/who-is-who'

export function seatsToday(entries: readonly HistoryEntry[], people: readonly Person[]): SeatToday {
  const all = peopleById(entries, people)
  const idToday = idsToday(people)
  return (seat) => (seat.computer ? seat : { ...seat, ...all.get(idToday(seat.id)) })
}

/** Each value once, the most frequent first; ties in the order of first occurrence. */
function byFrequency<T>(values: Iterable<T>): readonly T[] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value)
}

/** All people who played these matches, the one with the most matches first. */
export function playersIn(
  entries: readonly HistoryEntry[],
  seatToday: SeatToday,
): readonly SeatedPlayer[] {
  const players = new Map<string, SeatedPlayer>()
  const ids = entries.flatMap((entry) =>
    peopleAmong(entry.seats).map((seat) => {
      const player = seatToday(seat)
      players.set(player.id, player)
      return player.id
    }),
  )
  return byFrequency(ids).map((id) => players.get(id)!)
}

/** The rules of these matches, the most played first. */
export const rulesIn = (entries: readonly HistoryEntry[]): readonly RulesId[] =>
  byFrequency(entries.map(({ rules }) => rulesIdOf(rules)))

/** The entries that match the filter, in their order. */
export function filterEntries(
  entries: readonly HistoryEntry[],
  { person, rules }: HistoryFilter,
  people: readonly Person[],
): readonly HistoryEntry[] {
  if (person === undefined && rules === undefined) return entries
  const idToday = idsToday(people)
  return entries.filter(
    (entry) =>
      (rules === undefined || rulesIdOf(entry.rules) === rules) &&
      (person === undefined ||
        peopleAmong(entry.seats).some((seat) => idToday(seat.id) === person)),
  )
}
