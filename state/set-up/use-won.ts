import { useEffect, useMemo } from 'react'
import { nameKey } from '@/engine'
import type { HistoryEntry } from '@/model/history-entry'
import { unmergedPeople, type Person } from '@/model/person'
import type { SeatedPlayer } from '@/model/player'
import type { Tally } from '@/model/statistics'
import { openHistory, useEntries } from '../history/history'
import { usePeople } from '../people/people'
import { idsToday } from '../people/who-is-who'
import { isContest, partsOf } from '../statistics/parts'

/** What a player at the table has won so far. */
export type Won = Pick<Tally, 'matches' | 'wins' | 'boxesShut'>

/** The delay after which the history is read: names and rules come first. */
const IDLE_MS = 1000
/** A separator that no id contains. */
const SEPARATOR = '\n'

/** What these people have won. Only their own matches are examined: there may be thousands. */
function wonBy(
  ids: ReadonlySet<string>,
  entries: readonly HistoryEntry[],
  people: readonly Person[],
): ReadonlyMap<string, Won> {
  const won = new Map<string, Won>()
  if (ids.size === 0) return won
  const idToday = idsToday(people)
  for (const entry of entries) {
    if (!entry.seats.some((seat) => ids.has(idToday(seat.id)))) continue
    const parts = partsOf(entry, idToday)
    const counts = isContest(entry, parts)
    for (const { person, hasWon, boxesShut } of parts) {
      if (!ids.has(person)) continue
      const before = won.get(person)
      won.set(person, {
        matches: (before?.matches ?? 0) + (counts ? 1 : 0),
        wins: (before?.wins ?? 0) + (counts && hasWon ? 1 : 0),
        boxesShut: (before?.boxesShut ?? 0) + boxesShut,
      })
    }
  }
  return won
}

/** What these people have won: recomputed when the seats change, not when a name is typed. */
function useWonBy(known: string): ReadonlyMap<string, Won> {
  const people = usePeople((store) => store.people)
  const entries = useEntries()
  return useMemo(
    () => wonBy(new Set(known.split(SEPARATOR).filter((id) => id !== '')), entries, people),
    [known, entries, people],
  )
}

/** What the person in each seat has won, found by name; undefined for a new one. */
export function useWon(seats: readonly SeatedPlayer[]): readonly (Won | undefined)[] {
  const people = usePeople((store) => store.people)
  const isAnybodyKnown = people.length > 0
  useEffect(() => {
    if (!isAnybodyKnown) return
    const timer = setTimeout(() => void openHistory(), IDLE_MS)
    return () => clearTimeout(timer)
  }, [isAnybodyKnown])
  const idsByName = useMemo(
    () => new Map(unmergedPeople(people).map(({ id, name }) => [nameKey(name), id])),
    [people],
  )
  const ids = seats.map(({ name, computer }) =>
    computer ? undefined : idsByName.get(nameKey(name)),
  )
  const won = useWonBy(ids.join(SEPARATOR))
  return ids.map((id) => (id === undefined ? undefined : won.get(id)))
}
