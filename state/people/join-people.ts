import { nameKey } from '@/engine'
import { identityOf, unmergedPeople, type Person } from '@/model/person'
import { freeNames } from '../saves/fitting-names'

/** The ids of the people who sat at one table. */
export type Table = readonly string[]

/** The numbers of the tables at which each person sat, under any of their ids. */
function tablesByPerson(tables: readonly Table[], idToday: (id: string) => string) {
  const byPerson = new Map<string, Set<number>>()
  for (const [number, ids] of tables.entries())
    for (const id of ids.map(idToday)) byPerson.set(id, (byPerson.get(id) ?? new Set()).add(number))
  return byPerson
}

/**
 * Adds people from a file. Known ids stay unchanged. A new person is merged into the one that the file names,
 * or else into the one with the same name, but never into somebody from the same table: those are two people,
 * and the new one gets a free name.
 */
export function joinPeople(
  known: readonly Person[],
  added: readonly Person[],
  tables: readonly Table[],
): readonly Person[] {
  const people = new Map(known.map((person) => [person.id, person]))
  const newcomers: Person[] = []
  for (const person of added) {
    if (people.has(person.id)) continue
    newcomers.push(person)
    people.set(person.id, identityOf(person))
  }

  const idToday = (id: string): string => {
    let today = people.get(id)
    for (let into = today; into; into = people.get(into.mergedInto ?? '')) today = into
    return today?.id ?? id
  }
  const tablesOf = tablesByPerson(tables, idToday)
  const idsByName = new Map<string, string>()
  for (const { id, name } of [...unmergedPeople(known)].reverse()) idsByName.set(nameKey(name), id)

  const merge = (person: Person, into: string | undefined): boolean => {
    if (into === undefined || !people.has(into)) return false
    const other = idToday(into)
    const own = [...(tablesOf.get(person.id) ?? [])]
    const others = tablesOf.get(other) ?? new Set()
    if (other === person.id || own.some((table) => others.has(table))) return false
    for (const table of own) others.add(table)
    tablesOf.set(other, others)
    people.set(person.id, { ...identityOf(person), mergedInto: into })
    return true
  }

  const freeName = freeNames(idsByName)
  for (const person of newcomers) {
    if (merge(person, person.mergedInto)) continue
    if (merge(person, idsByName.get(nameKey(person.name)))) continue
    const name = freeName(person.name)
    idsByName.set(nameKey(name), person.id)
    people.set(person.id, { ...identityOf(person), name })
  }
  return [...people.values()]
}
