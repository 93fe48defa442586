import * as v from 'valibot'
import { create } from 'zustand'
import { newId } from '@/device/entropy'
import { LONGEST_NAME, type Result } from '@/engine'
import type { PlayerColour } from '@/model/colours'
import { personNamed, type NameProblem, type Person } from '@/model/person'
import type { SeatedPlayer } from '@/model/player'
import { saveOrTell } from '../saves/notices'
import { PlayerSchema } from '../saves/player-schema'
import { SAVE_KINDS } from '../saves/save-kinds'
import { slots } from '../saves/slots'

type Store = { readonly people: readonly Person[] }

/** Everybody who is remembered; whoever sat down last is first. */
export const usePeople = create<Store>(() => ({ people: [] }))

const PersonSchema = v.strictObject({
  ...PlayerSchema.entries,
  mergedInto: v.optional(v.string()),
})

/** Whether some were merged into each other in a ring, so that none of them is a person. */
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

/** Unknown data as people: no id twice, and nobody merged in a ring. */
export function parsePeople(data: unknown): Result<readonly Person[], 'not-people'> {
  const parsed = v.safeParse(v.array(PersonSchema), data)
  if (!parsed.success) return { ok: false, error: 'not-people' }
  const people = parsed.output as Person[]
  const isEachOnce = new Set(people.map(({ id }) => id)).size === people.length
  return isEachOnce && !hasRing(people)
    ? { ok: true, value: people }
    : { ok: false, error: 'not-people' }
}

const saved = slots('people', SAVE_KINDS.people, parsePeople)

function setPeople(people: readonly Person[]): void {
  usePeople.setState({ people })
  void saveOrTell(saved.save(people))
}

export async function openPeople(): Promise<void> {
  const people = await saved.load()
  if (people) usePeople.setState({ people })
}

/** The players with the ids of the people they are. One name is one person: another name is another. */
export const asPeople = (
  people: readonly Person[],
  players: readonly SeatedPlayer[],
): readonly SeatedPlayer[] =>
  players.map((player) => {
    const isOtherPerson = people.some(({ id }) => id === player.id)
    const id = personNamed(people, player.name)?.id ?? (isOtherPerson ? newId() : player.id)
    return { ...player, id }
  })

const identityOf = ({ id, name, colour }: SeatedPlayer): SeatedPlayer => ({ id, name, colour })

/** Remembers who sat down, with the colour they have now. */
export function rememberPeople(players: readonly SeatedPlayer[]): void {
  const { people } = usePeople.getState()
  const seated = new Set(players.map(({ id }) => id))
  setPeople([...players.map(identityOf), ...people.filter(({ id }) => !seated.has(id))])
}

function nameProblem(id: string, name: string): NameProblem | undefined {
  if (name === '') return 'name-empty'
  if (Array.from(name).length > LONGEST_NAME) return 'name-too-long'
  const named = personNamed(usePeople.getState().people, name)
  return named && named.id !== id ? 'name-taken' : undefined
}

function putPerson(person: Person): void {
  const { people } = usePeople.getState()
  const isKnown = people.some(({ id }) => id === person.id)
  setPeople(
    isKnown
      ? people.map((other) => (other.id === person.id ? person : other))
      : [...people, person],
  )
}

/** Gives a person another name, which counts in every match; or says what is wrong with it. */
export function renamePerson(person: SeatedPlayer, name: string): NameProblem | undefined {
  const trimmed = name.trim()
  const problem = nameProblem(person.id, trimmed)
  if (problem) return problem
  putPerson({ ...identityOf(person), name: trimmed })
  return undefined
}

export const recolourPerson = (person: SeatedPlayer, colour: PlayerColour): void =>
  putPerson({ ...identityOf(person), colour })

/** From now on every match of the first was played by the second. */
export function mergePeople(from: SeatedPlayer, into: SeatedPlayer): void {
  if (from.id === into.id) return
  putPerson(identityOf(into))
  putPerson({ ...identityOf(from), mergedInto: into.id })
}

/** Adds people of a file. Those known here stay as they are, and one name is one person. */
export function addPeople(added: readonly Person[]): void {
  const { people: before } = usePeople.getState()
  const ids = new Set(before.map(({ id }) => id))
  const people = [...before]
  for (const person of added) {
    if (ids.has(person.id)) continue
    ids.add(person.id)
    const into = person.mergedInto ?? personNamed(people, person.name)?.id
    people.push({ ...identityOf(person), ...(into !== undefined && { mergedInto: into }) })
  }
  if (people.length === before.length) return
  // Merges of the file may close a ring with merges of here: then those of the file are dropped.
  const isOld = (person: Person) => before.includes(person)
  const alone = (person: Person) => (isOld(person) ? person : identityOf(person))
  setPeople(hasRing(people) ? people.map(alone) : people)
}
