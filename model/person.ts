import { sameName } from '@/engine'
import type { SeatedPlayer } from './player'

/**
 * A person who is remembered. Matches keep the ids of their players and are never rewritten: a new name is
 * kept here alone, and a person who was merged into another points to that one.
 */
export type Person = SeatedPlayer & { readonly mergedInto?: string }

/** Why a person cannot have a name. */
export type NameProblem = 'name-empty' | 'name-too-long' | 'name-taken'

/** Those who were not merged into another. */
export const unmergedPeople = (people: readonly Person[]): readonly Person[] =>
  people.filter(({ mergedInto }) => mergedInto === undefined)

export const personNamed = (people: readonly Person[], name: string): Person | undefined =>
  unmergedPeople(people).find((person) => sameName(person.name, name))

/** Finds the person an id stands for today, through every merge; undefined if it is not remembered. */
export type FindPerson = (id: string) => Person | undefined

/** Looks people up by id. The people must not be merged in a ring, which `parsePeople` refuses. */
export function personFinder(people: readonly Person[]): FindPerson {
  const byId = new Map(people.map((person) => [person.id, person]))
  return (id) => {
    let person = byId.get(id)
    while (person?.mergedInto !== undefined) {
      const { mergedInto } = person
      person = byId.get(mergedInto) ?? { ...person, mergedInto: undefined }
    }
    return person
  }
}
