import { cleanName } from '@/engine'
import type { PlayerColour } from '@/model/colours'
import type { NameProblem, Person } from '@/model/person'
import { mergePeople, recolourPerson, renamePerson } from '../people/people'
import { changeSeat, setSeats, useSetUp } from './set-up'

/** Renames a person, also in the set-up: there the old name would become another person. */
export function rename(person: Person, name: string): NameProblem | undefined {
  const problem = renamePerson(person, name)
  if (!problem) changeSeat(person.id, { name: cleanName(name) })
  return problem
}

export function recolour(person: Person, colour: PlayerColour): void {
  recolourPerson(person, colour)
  const { seats } = useSetUp.getState()
  // Two players at a table must not have the same colour.
  if (!seats.some((seat) => seat.colour === colour)) changeSeat(person.id, { colour })
}

/**
 * Merges the first person into the second, who takes the first one's seat unless already seated.
 */
export function merge(from: Person, into: Person): void {
  mergePeople(from, into)
  const { seats } = useSetUp.getState()
  const isSeated = seats.some(({ id }) => id === into.id)
  setSeats(
    seats.flatMap((seat) =>
      seat.id !== from.id ? [seat] : isSeated ? [] : [{ ...into, colour: seat.colour }],
    ),
  )
}
