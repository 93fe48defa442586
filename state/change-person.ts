import { mergePeople, recolourPerson, renamePerson, type NameProblem } from './people'
import type { PlayerColour, Seat } from './seat'
import { changeSeat, setSeats, useSetUp } from './set-up'

/** Renames somebody everywhere; at the table that is being set up too, or the old name would be a newcomer there. */
export function rename(person: Seat, name: string): NameProblem | undefined {
  const problem = renamePerson(person, name)
  if (!problem) changeSeat(person.id, { name: name.trim() })
  return problem
}

export function recolour(person: Seat, colour: PlayerColour): void {
  recolourPerson(person, colour)
  const { seats } = useSetUp.getState()
  // Two at one table never have one colour.
  if (!seats.some((seat) => seat.colour === colour)) changeSeat(person.id, { colour })
}

/** Makes the first the second, who then has their seat, unless they sit there already. */
export function merge(from: Seat, into: Seat): void {
  mergePeople(from, into)
  const { seats } = useSetUp.getState()
  const sits = seats.some(({ id }) => id === into.id)
  setSeats(
    seats.flatMap((seat) =>
      seat.id !== from.id ? [seat] : sits ? [] : [{ ...into, colour: seat.colour }],
    ),
  )
}
