import { useMemo } from 'react'
import { useLiveMatch } from '../live-match'
import { usePeople } from '../people'
import type { Seat } from '../seat'
import { useEntries } from './deletion'
import { statisticsOf, type Statistics } from './statistics'
import { NO_TALLY, talliesOf, type Tally } from './tally'
import { everybody, haveMet, whoIsWho } from './who-is-who'

export type Player = Seat & Tally

const byWins = (a: Player, b: Player) =>
  b.wins - a.wins ||
  b.matches - a.matches ||
  b.boxesShut - a.boxesShut ||
  a.name.localeCompare(b.name)

/** Everybody with what they have to show, whoever has won most first. */
export function usePlayers(): readonly Player[] {
  const entries = useEntries()
  const people = usePeople((store) => store.people)
  return useMemo(() => {
    const tallies = talliesOf(entries, people)
    return [...everybody(entries, people).values()]
      .map((seat) => ({ ...seat, ...(tallies.get(seat.id) ?? NO_TALLY) }))
      .sort(byWins)
  }, [entries, people])
}

export type PlayerPage = Statistics & {
  readonly person: Seat
  readonly others: readonly Seat[]
  readonly nameOf: (id: string) => Seat
  /** Whether somebody has sat at one table with them, that on which a match lies included. */
  readonly hasMet: (other: string) => boolean
}

/** Everything about one person; undefined for somebody who has never been here. */
export function usePlayer(id: string): PlayerPage | undefined {
  const entries = useEntries()
  const people = usePeople((store) => store.people)
  const sitting = useLiveMatch((store) => store.live?.setup.players)
  return useMemo(() => {
    const whoIs = whoIsWho(people)
    const all = everybody(entries, people)
    const person = all.get(whoIs(id))
    if (!person) return undefined
    const table = sitting?.map((seat) => whoIs(seat.id)) ?? []
    return {
      ...statisticsOf(entries, people, person.id),
      person,
      others: [...all.values()].filter((other) => other.id !== person.id),
      nameOf: (other: string) => all.get(other)!,
      hasMet: (other: string) =>
        (table.includes(person.id) && table.includes(other)) ||
        haveMet(entries, people, person.id, other),
    }
  }, [entries, people, sitting, id])
}
