import { idOfPerson, personOf, type Person } from '../people'
import type { Seat } from '../seat'
import type { Entry } from './entry'

/** Tells whose an id is today. */
export type WhoIs = (id: string) => string

/** Asked for every seat of every match, so each answer is looked up once. */
export function whoIsWho(people: readonly Person[]): WhoIs {
  const known = new Map<string, string>()
  return (id) => {
    const found = known.get(id) ?? idOfPerson(people, id)
    known.set(id, found)
    return found
  }
}

/** Everybody who is remembered or has played, as they are called today. */
export function everybody(
  entries: readonly Entry[],
  people: readonly Person[],
): ReadonlyMap<string, Seat> {
  const all = new Map<string, Seat>()
  for (const { id } of people) {
    const person = personOf(people, id)!
    all.set(person.id, { id: person.id, name: person.name, colour: person.colour })
  }
  const whoIs = whoIsWho(people)
  // Newest first: who is in the history alone is called as in their last match.
  for (const { seats } of entries)
    for (const { person, name, colour } of seats) {
      const id = whoIs(person)
      if (!all.has(id)) all.set(id, { id, name, colour })
    }
  return all
}

/** Whether two have sat at one table: then they are two people, and cannot be merged. */
export function haveMet(
  entries: readonly Entry[],
  people: readonly Person[],
  one: string,
  other: string,
): boolean {
  const whoIs = whoIsWho(people)
  return entries.some(({ seats }) => {
    const sitting = seats.map(({ person }) => whoIs(person))
    return sitting.includes(one) && sitting.includes(other)
  })
}
