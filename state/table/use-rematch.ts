import { useState } from 'react'
import { ranking, type MatchIn } from '@/engine'
import type { SeatedSetup } from '@/model/player'
import { beginMatch } from './live-match'
import { useReplaceLive } from './use-replace-live'

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

/** Begins a match of the same players and rules; asks before another that is on the table has to go. */
export function useRematch(setup: SeatedSetup, onBegun: () => void) {
  const [isWithoutEntropy, setWithoutEntropy] = useState(false)
  const { replace, ...asking } = useReplaceLive()
  const begin = async (first: number) => {
    const begun = await beginMatch(rotateSeats(setup, first))
    if (begun.ok) onBegun()
    else if (begun.error === 'no-entropy') setWithoutEntropy(true)
  }
  return {
    ...asking,
    isWithoutEntropy,
    begin: (first: number) => replace(() => void begin(first)),
  }
}
