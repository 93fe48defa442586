import { useMemo } from 'react'
import type { Person } from '@/model/person'
import type { Statistics, Tally } from '@/model/statistics'
import { useEntries } from '../history/history'
import { usePeople } from '../people/people'
import { haveMet, idsToday, peopleById } from '../people/who-is-who'
import { useLiveMatch } from '../table/live-match'
import { statisticsOf } from './statistics'
import { NO_TALLY, talliesOf } from './tally'

type PersonWithTally = Person & Tally

const byWins = (a: PersonWithTally, b: PersonWithTally) =>
  b.wins - a.wins ||
  b.matches - a.matches ||
  b.boxesShut - a.boxesShut ||
  a.name.localeCompare(b.name)

/** All people with their tallies, the one with the most wins first. */
export function usePlayers(): readonly PersonWithTally[] {
  const entries = useEntries()
  const people = usePeople((store) => store.people)
  return useMemo(() => {
    const tallies = talliesOf(entries, people)
    return [...peopleById(entries, people).values()]
      .map((player) => ({ ...player, ...(tallies.get(player.id) ?? NO_TALLY) }))
      .sort(byWins)
  }, [entries, people])
}

export type PlayerPage = Statistics & {
  readonly person: Person
  readonly others: readonly Person[]
  readonly personOf: (id: string) => Person
  /** Whether they have played in the same match, including the live one. */
  readonly hasMet: (other: string) => boolean
}

/** The data of a person's page; undefined for an unknown id. */
export function usePlayer(id: string): PlayerPage | undefined {
  const entries = useEntries()
  const people = usePeople((store) => store.people)
  const seated = useLiveMatch((store) => store.live?.match.setup.players)
  return useMemo(() => {
    const idToday = idsToday(people)
    const all = peopleById(entries, people)
    const person = all.get(idToday(id))
    if (!person) return undefined
    const atTable = seated?.map((player) => idToday(player.id)) ?? []
    return {
      ...statisticsOf(entries, people, person.id),
      person,
      others: [...all.values()].filter((other) => other.id !== person.id),
      personOf: (other) => all.get(other)!,
      hasMet: (other) =>
        (atTable.includes(person.id) && atTable.includes(other)) ||
        haveMet(entries, idToday, person.id, other),
    }
  }, [entries, people, seated, id])
}
