import { array, optional, safeParse, strictObject, string } from 'valibot'
import { create } from 'zustand'
import { newId } from '@/device/entropy'
import { cleanName, nameError, type Result } from '@/engine'
import type { PlayerColour } from '@/model/colours'
import { identityOf, personNamed, type NameProblem, type Person } from '@/model/person'
import { peopleAmong, type SeatedPlayer } from '@/model/player'
import { fittingName } from '../saves/fitting-names'
import { withSaveNotice } from '../saves/notices'
import { PersonSchema } from '../saves/player-schema'
import { SAVE_KINDS } from '../saves/save-kinds'
import { slots } from '../saves/slots'
import { joinPeople, type Table } from './join-people'

type Store = { readonly people: readonly Person[] }

/** All people remembered across matches, the players of the last match first. */
export const usePeople = create<Store>(() => ({ people: [] }))

const RememberedSchema = strictObject({
  ...PersonSchema.entries,
  mergedInto: optional(string()),
})

/** Whether the merges form a cycle, so that they end at no person. */
function hasMergeCycle(people: readonly Person[]): boolean {
  const mergedIntoById = new Map(people.map(({ id, mergedInto }) => [id, mergedInto]))
  const checked = new Set<string>()
  for (const person of people) {
    const path = new Set<string>()
    for (let id: string | undefined = person.id; id !== undefined && !checked.has(id);) {
      if (path.has(id)) return true
      path.add(id)
      id = mergedIntoById.get(id)
    }
    for (const id of path) checked.add(id)
  }
  return false
}

/**
 * Parses unknown data as people; refuses repeated ids and cyclic merges. People with an invisible name are
 * dropped: their matches still have them.
 */
export function parsePeople(data: unknown): Result<readonly Person[], 'not-people'> {
  const parsed = safeParse(array(RememberedSchema), data)
  if (!parsed.success) return { ok: false, error: 'not-people' }
  const people = parsed.output as Person[]
  const areIdsUnique = new Set(people.map(({ id }) => id)).size === people.length
  if (!areIdsUnique || hasMergeCycle(people)) return { ok: false, error: 'not-people' }
  const named = people.map((person) => ({ ...person, name: fittingName(person.name) }))
  return { ok: true, value: named.filter(({ name }) => name !== '') }
}

const saved = slots('people', SAVE_KINDS.people, parsePeople)

function setPeople(people: readonly Person[]): void {
  usePeople.setState({ people })
  void withSaveNotice(saved.save(people))
}

export async function openPeople(): Promise<void> {
  const people = await saved.load()
  if (people) usePeople.setState({ people })
}

/**
 * The players with the ids of the people they are: a remembered person with the same name, or else a new
 * person. A player with a person's id under another name gets a new id. Computer players are never matched by
 * name.
 */
export const withPersonIds = (
  people: readonly Person[],
  players: readonly SeatedPlayer[],
): readonly SeatedPlayer[] =>
  players.map((player) => {
    if (player.computer) return player
    const isIdTaken = people.some(({ id }) => id === player.id)
    const id = personNamed(people, player.name)?.id ?? (isIdTaken ? newId() : player.id)
    return { ...player, id }
  })

/** Remembers the people among the players of a match, with their current names and colours. */
export function rememberPeople(players: readonly SeatedPlayer[]): void {
  const { people } = usePeople.getState()
  const seated = peopleAmong(players)
  const ids = new Set(seated.map(({ id }) => id))
  setPeople([...seated.map(identityOf), ...people.filter(({ id }) => !ids.has(id))])
}

function nameProblem(id: string, name: string): NameProblem | undefined {
  const error = nameError([{ name }], 0)
  if (error === 'name-empty' || error === 'name-too-long') return error
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

/** Renames a person, in past matches too; returns the problem if the name cannot be used. */
export function renamePerson(person: SeatedPlayer, name: string): NameProblem | undefined {
  const problem = nameProblem(person.id, name)
  if (problem) return problem
  putPerson({ ...identityOf(person), name: cleanName(name) })
  return undefined
}

export const recolourPerson = (person: SeatedPlayer, colour: PlayerColour): void =>
  putPerson({ ...identityOf(person), colour })

/** Merges the first person into the second, who then counts as the player of the matches of both. */
export function mergePeople(from: SeatedPlayer, into: SeatedPlayer): void {
  if (from.id === into.id) return
  putPerson(identityOf(into))
  putPerson({ ...identityOf(from), mergedInto: into.id })
}

/** Adds people from a file; `tables` are those of the history and of the file. */
export function addPeople(added: readonly Person[], tables: readonly Table[]): void {
  const { people } = usePeople.getState()
  const joined = joinPeople(people, added, tables)
  if (joined.length > people.length) setPeople(joined)
}
