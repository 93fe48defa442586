import * as v from 'valibot'
import { create } from 'zustand'
import { newId } from '@/device/entropy'
import { LONGEST_NAME, sameName, type Result } from '@/engine'
import { saveOrTell } from './saves/save-or-tell'
import { slots } from './saves/slots'
import { SeatSchema, type PlayerColour, type Seat } from './seat'

/**
 * Somebody who has played. Matches keep the ids of those who played them and are never rewritten: a new
 * name is written here alone, and one who was merged into another only points there.
 */
export type Person = Seat & { readonly mergedInto?: string }

type Store = { readonly people: readonly Person[] }

/** Whoever sat down last is first. */
export const usePeople = create<Store>(() => ({ people: [] }))

const PersonSchema = v.strictObject({
  ...SeatSchema.entries,
  mergedInto: v.optional(v.string()),
})

/** Whether some were merged into each other in a ring, so that none of them stands for anybody. */
function hasRing(people: readonly Person[]): boolean {
  const into = new Map(people.map(({ id, mergedInto }) => [id, mergedInto]))
  const sound = new Set<string>()
  for (const person of people) {
    const path = new Set<string>()
    for (let id: string | undefined = person.id; id !== undefined && !sound.has(id);) {
      if (path.has(id)) return true
      path.add(id)
      id = into.get(id)
    }
    for (const id of path) sound.add(id)
  }
  return false
}

/** Unknown data as people, each of them once, and nobody merged in a ring. */
export function parsePeople(data: unknown): Result<readonly Person[], 'not-people'> {
  const parsed = v.safeParse(v.array(PersonSchema), data)
  if (!parsed.success) return { ok: false, error: 'not-people' }
  const people = parsed.output as Person[]
  const isEachOnce = new Set(people.map(({ id }) => id)).size === people.length
  return isEachOnce && !hasRing(people)
    ? { ok: true, value: people }
    : { ok: false, error: 'not-people' }
}

const saved = slots('people', parsePeople)

function change(people: readonly Person[]): void {
  usePeople.setState({ people })
  void saveOrTell(saved.save(people))
}

export async function openPeople(): Promise<void> {
  const people = await saved.load()
  if (people) usePeople.setState({ people })
}

/** Who an id stands for today, through every merge; undefined for somebody who is not remembered. */
export function personOf(people: readonly Person[], id: string): Person | undefined {
  let person = people.find((other) => other.id === id)
  // People who point at each other in a ring, in a damaged file, end the search.
  for (let steps = 0; person?.mergedInto !== undefined && steps < people.length; steps++) {
    const { mergedInto } = person
    person = people.find((other) => other.id === mergedInto) ?? { ...person, mergedInto: undefined }
  }
  return person
}

export const idOfPerson = (people: readonly Person[], id: string): string =>
  personOf(people, id)?.id ?? id

/** Those who stand for themselves. */
export const peopleThemselves = (people: readonly Person[]): readonly Person[] =>
  people.filter(({ mergedInto }) => mergedInto === undefined)

export const personNamed = (people: readonly Person[], name: string): Person | undefined =>
  peopleThemselves(people).find((person) => sameName(person.name, name))

/** The seats with the ids of those who sit in them. One name is one person: another name is another. */
export const seatsOfPeople = (people: readonly Person[], seats: readonly Seat[]): readonly Seat[] =>
  seats.map((seat) => {
    const isSomebodyElse = people.some(({ id }) => id === seat.id)
    return {
      ...seat,
      id: personNamed(people, seat.name)?.id ?? (isSomebodyElse ? newId() : seat.id),
    }
  })

/** Remembers who sat down, with the colour they have now. */
export function rememberPeople(seats: readonly Seat[]): void {
  const { people } = usePeople.getState()
  const sitting = new Set(seats.map(({ id }) => id))
  const seated = seats.map(({ id, name, colour }) => ({ id, name, colour }))
  change([...seated, ...people.filter(({ id }) => !sitting.has(id))])
}

export const NAME_PROBLEMS = ['name-empty', 'name-too-long', 'name-taken'] as const
export type NameProblem = (typeof NAME_PROBLEMS)[number]

function nameProblem(id: string, name: string): NameProblem | undefined {
  if (name === '') return 'name-empty'
  if (Array.from(name).length > LONGEST_NAME) return 'name-too-long'
  const named = personNamed(usePeople.getState().people, name)
  return named && named.id !== id ? 'name-taken' : undefined
}

const put = (person: Person) => {
  const { people } = usePeople.getState()
  const isKnown = people.some(({ id }) => id === person.id)
  change(
    isKnown
      ? people.map((other) => (other.id === person.id ? person : other))
      : [...people, person],
  )
}

/** Gives somebody another name, in every match they have played; or says what is wrong with it. */
export function renamePerson(person: Seat, name: string): NameProblem | undefined {
  const trimmed = name.trim()
  const problem = nameProblem(person.id, trimmed)
  if (problem) return problem
  put({ id: person.id, name: trimmed, colour: person.colour })
  return undefined
}

export const recolourPerson = ({ id, name }: Seat, colour: PlayerColour): void =>
  put({ id, name, colour })

/** From now on every match of the first was played by the second. */
export function mergePeople(from: Seat, into: Seat): void {
  if (from.id === into.id) return
  put({ id: into.id, name: into.name, colour: into.colour })
  put({ id: from.id, name: from.name, colour: from.colour, mergedInto: into.id })
}

/**
 * Adds people from elsewhere: those known here stay as they are, and one whose name is known here is
 * the one of that name.
 */
export function addPeople(added: readonly Person[]): void {
  const { people: before } = usePeople.getState()
  const ids = new Set(before.map(({ id }) => id))
  const people = [...before]
  for (const { id, name, colour, mergedInto } of added) {
    if (ids.has(id)) continue
    ids.add(id)
    const into = mergedInto ?? personNamed(people, name)?.id
    people.push({ id, name, colour, ...(into !== undefined && { mergedInto: into }) })
  }
  if (people.length === before.length) return
  // Somebody from elsewhere may close a ring with those here: then all who are new stand for themselves.
  const isOld = (person: Person) => before.includes(person)
  const alone = (person: Person) => (isOld(person) ? person : { ...person, mergedInto: undefined })
  change(hasRing(people) ? people.map(alone) : people)
}
