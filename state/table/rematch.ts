import { ranking, type MatchIn } from '@/engine'
import type { SeatedSetup } from '@/model/player'

/** Who came last, where anybody did: whoever pays, or the last of the ranking. */
export function loserOf(match: MatchIn<'matchOver'>): number | undefined {
  const { winners, payers } = match.outcome
  const last = payers[0] ?? ranking(match).at(-1)!.seat
  return winners.includes(last) ? undefined : last
}

/** The same people and rules, the table turned so that this seat starts. */
export function turnTable(setup: SeatedSetup, first: number): SeatedSetup {
  const { players } = setup
  return { ...setup, players: [...players.slice(first), ...players.slice(0, first)] }
}
