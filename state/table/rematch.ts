import { ranking, type MatchIn } from '@/engine'
import type { SeatedSetup } from '@/model/player'

/** The seat that lost: the first payer, or the last of the ranking; undefined if all have won. */
export function loserOf(match: MatchIn<'matchOver'>): number | undefined {
  const { winners, payers } = match.outcome
  const last = payers[0] ?? ranking(match).at(-1)!.seat
  return winners.includes(last) ? undefined : last
}

/** The same set-up with its seats rotated, so that the player in seat `first` starts. */
export function rotateSeats(setup: SeatedSetup, first: number): SeatedSetup {
  const { players } = setup
  return { ...setup, players: [...players.slice(first), ...players.slice(0, first)] }
}
