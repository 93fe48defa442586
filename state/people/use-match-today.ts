import { useMemo } from 'react'
import { sameName } from '@/engine'
import { personFinder, type Person } from '@/model/person'
import { withPlayers, type SeatedMatch, type SeatedPlayer } from '@/model/player'
import { usePeople } from './people'

const areNamesDifferent = (players: readonly SeatedPlayer[]) =>
  players.every(
    ({ name }, seat) => !players.slice(0, seat).some((other) => sameName(other.name, name)),
  )

/** The players with their current names and colours, unless two would have the same name. */
function playersToday(
  players: readonly SeatedPlayer[],
  people: readonly Person[],
): readonly SeatedPlayer[] {
  const find = personFinder(people)
  const today = players.map((player) => {
    if (player.computer) return player
    const { name, colour } = find(player.id) ?? player
    return { ...player, name, colour }
  })
  return areNamesDifferent(today) ? today : players
}

export function usePlayersToday(players: readonly SeatedPlayer[]): readonly SeatedPlayer[] {
  const people = usePeople((store) => store.people)
  return useMemo(() => playersToday(players, people), [players, people])
}

/** The match with current names and colours; the saved match keeps those it was played with. */
export function useMatchToday<M extends SeatedMatch>(match: M): M {
  const players = usePlayersToday(match.setup.players)
  return useMemo(() => withPlayers(match, players), [match, players])
}
