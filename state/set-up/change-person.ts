import type { PlayerColour } from '@/model/colours'
import type { NameProblem } from '@/model/person'
import type { SeatedPlayer } from '@/model/player'
import { mergePeople, recolourPerson, renamePerson } from '../people/people'
import { changeSeat, setSeats, useSetUp } from './set-up'

/** Renames a person everywhere. In the set-up too, or the old name would be another person there. */
export function rename(person: SeatedPlayer, name: string): NameProblem | undefined {
  const problem = renamePerson(person, name)
  if (!problem) changeSeat(person.id, { name: name.trim() })
  return problem
}

export function recolour(person: SeatedPlayer, colour: PlayerColour): void {
  recolourPerson(person, colour)
  const { seats } = useSetUp.getState()
  // No two at one table have one colour.
  if (!seats.some((seat) => seat.colour === colour)) changeSeat(person.id, { colour })
}

/** Makes the first person the second, who takes the seat of the first unless seated already. */
export function merge(from: SeatedPlayer, into: SeatedPlayer): void {
  mergePeople(from, into)
  const { seats } = useSetUp.getState()
  const isSeated = seats.some(({ id }) => id === into.id)
  setSeats(
    seats.flatMap((seat) =>
      seat.id !== from.id ? [seat] : isSeated ? [] : [{ ...into, colour: seat.colour }],
    ),
  )
}
