import { nameKey } from '@/engine'
import type { SeatedPlayer } from './player'

/**
 * A person remembered across matches. Saved matches hold the ids of their players and are never
 * rewritten: a new name is saved only here, and a person merged into another holds that person's
 * id.
 */
export type Person = SeatedPlayer & { readonly mergedInto?: string }

/** Why a person cannot have a name. */
export type NameProblem = 'name-empty' | 'name-too-long' | 'name-taken'

/** The person alone, without anything else that is known of them. */
export const identityOf = ({ id, name, colour }: SeatedPlayer): SeatedPlayer => ({
  id,
  name,
  colour,
})

/** The people who were not merged into another. */
export const unmergedPeople = (people: readonly Person[]): readonly Person[] =>
  people.filter(({ mergedInto }) => mergedInto === undefined)

export function personNamed(people: readonly Person[], name: string): Person | undefined {
  const key = nameKey(name)
  return unmergedPeople(people).find((person) => nameKey(person.name) === key)
}

/** Returns the person an id stands for today, after all merges; undefined for an unknown id. */
export type FindPerson = (id: string) => Person | undefined

/** Looks people up by id. Merges must not form a cycle; `parsePeople` refuses cycles. */
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
