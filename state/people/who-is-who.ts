import type { HistoryEntry } from '@/model/history-entry'
import { personFinder, type Person } from '@/model/person'
import type { SeatedPlayer } from '@/model/player'

/** The id that an id stands for today; one that is not remembered stands for itself. */
export type IdToday = (id: string) => string

export function idsToday(people: readonly Person[]): IdToday {
  const find = personFinder(people)
  return (id) => find(id)?.id ?? id
}

/** Everybody who is remembered or has played, as they are called today, by id. */
export function everybody(
  entries: readonly HistoryEntry[],
  people: readonly Person[],
): ReadonlyMap<string, SeatedPlayer> {
  const all = new Map<string, SeatedPlayer>()
  const find = personFinder(people)
  for (const { id: anyId } of people) {
    const { id, name, colour } = find(anyId)!
    all.set(id, { id, name, colour })
  }
  // Newest first: whoever is in the history alone is called as in their last match.
  for (const { seats } of entries)
    for (const { id: idThen, name, colour } of seats) {
      const id = find(idThen)?.id ?? idThen
      if (!all.has(id)) all.set(id, { id, name, colour })
    }
  return all
}

/** Whether two have played in one match: then they are two people, and cannot be merged. */
export function haveMet(
  entries: readonly HistoryEntry[],
  idToday: IdToday,
  one: string,
  other: string,
): boolean {
  return entries.some(({ seats }) => {
    const ids = seats.map(({ id }) => idToday(id))
    return ids.includes(one) && ids.includes(other)
  })
}
