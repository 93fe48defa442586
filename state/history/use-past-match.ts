import { useEffect, useMemo, useState } from 'react'
import { nameError } from '@/engine'
import { personOf, usePeople, type Person } from '../people'
import type { PlayedMatch } from '../saves/played-match'
import { findMatch, freshMatch } from './history'

/**
 * The match with everybody as they are called and coloured today. Where that would be one name for two of them,
 * all stay as they were then: the rules know players by their names.
 */
export function asCalledToday(played: PlayedMatch, people: readonly Person[]): PlayedMatch {
  const players = played.setup.players.map((seat) => {
    const person = personOf(people, seat.id)
    return person ? { ...seat, name: person.name, colour: person.colour } : seat
  })
  if (players.some((_, seat) => nameError(players, seat))) return played
  const setup = { ...played.setup, players }
  return { ...played, setup, match: { ...played.match, setup } }
}

type Found = { readonly id: string; readonly played: PlayedMatch | undefined }

/** A match of the history: undefined while it is being read, null where there is none. */
export function usePastMatch(id: string): PlayedMatch | undefined | null {
  const people = usePeople((store) => store.people)
  const [found, setFound] = useState<Found>()
  const fresh = freshMatch(id)
  useEffect(() => {
    let isWanted = true
    void findMatch(id).then((played) => {
      if (isWanted) setFound({ id, played })
    })
    return () => {
      isWanted = false
    }
  }, [id])
  const played = fresh ?? (found?.id === id ? (found.played ?? null) : undefined)
  return useMemo(() => played && asCalledToday(played, people), [played, people])
}
