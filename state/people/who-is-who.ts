import type { HistoryEntry } from '@/model/history-entry'
import { personFinder, type Person } from '@/model/person'
import { peopleAmong, type SeatedPlayer } from '@/model/player'

/** Returns the current id of a person, after all merges; an unknown id stays. */
export type IdToday = (id: string) => string

export function idsToday(people: readonly Person[]): IdToday {
  const find = personFinder(people)
  return (id) => find(id)?.id ?? id
}

/** All people who are remembered or have played, with their current names, by current id. */
export function peopleById(
  entries: readonly HistoryEntry[],
  people: readonly Person[],
): ReadonlyMap<string, SeatedPlayer> {
  const all = new Map<string, SeatedPlayer>()
  const find = personFinder(people)
  for (const { id: anyId } of people) {
    const { id, name, colour } = find(anyId)!
    all.set(id, { id, name, colour })
  }
  // Newest first, so that people known only from the history get the name of their last match.
  for (const { seats } of entries)
    for (const { id: idThen, name, colour } of peopleAmong(seats)) {
      const id = find(idThen)?.id ?? idThen
      if (!all.has(id)) all.set(id, { id, name, colour })
    }
  return all
}

/** Whether two people have played in the same match, and so cannot be merged. */
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
