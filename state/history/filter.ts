import type { Person } from '../people'
import type { Entry, SeatEntry } from './entry'
import { rulesIdOf, type RulesId } from './rules-name'
import { everybody, whoIsWho } from './who-is-who'

/** What to show of the history; what is absent leaves nothing out. */
export type HistoryFilter = { readonly person?: string; readonly rules?: RulesId }

type Sitting = Pick<SeatEntry, 'person' | 'name' | 'colour'>
type Called = <S extends Sitting>(seat: S) => S

/** Says who sat there, as they are called and coloured today, whichever of their ids they had then. */
export function calledToday(entries: readonly Entry[], people: readonly Person[]): Called {
  const all = everybody(entries, people)
  const whoIs = whoIsWho(people)
  return (seat) => {
    const person = all.get(whoIs(seat.person))
    return person ? { ...seat, person: person.id, name: person.name, colour: person.colour } : seat
  }
}

/** How often each comes up, the most frequent first; of two as frequent the newer one. */
function byFrequency<T>(all: Iterable<T>): readonly T[] {
  const counts = new Map<T, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([one]) => one)
}

/** Everybody who has played, whoever played most first. */
export function playersIn(entries: readonly Entry[], called: Called): readonly SeatEntry[] {
  const seats = new Map<string, SeatEntry>()
  const ids = entries.flatMap((entry) =>
    entry.seats.map((then) => {
      const seat = called(then)
      seats.set(seat.person, seat)
      return seat.person
    }),
  )
  return byFrequency(ids).map((id) => seats.get(id)!)
}

/** The rules that have been played by, the most played first. */
export const rulesIn = (entries: readonly Entry[]): readonly RulesId[] =>
  byFrequency(entries.map(({ rules }) => rulesIdOf(rules)))

/** The entries that the filter lets through, in their order. */
export function filterEntries(
  entries: readonly Entry[],
  { person, rules }: HistoryFilter,
  people: readonly Person[],
): readonly Entry[] {
  if (person === undefined && rules === undefined) return entries
  const whoIs = whoIsWho(people)
  return entries.filter(
    (entry) =>
      (rules === undefined || rulesIdOf(entry.rules) === rules) &&
      (person === undefined || entry.seats.some((seat) => whoIs(seat.person) === person)),
  )
}
