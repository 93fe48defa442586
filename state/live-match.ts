import { create } from 'zustand'

import { newSeed } from '@/device/entropy'
import {
  applyEvent,
  startMatch,
  throwDice,
  type DiceCount,
  type Match,
  type MatchEvent,
  type Result,
  type SetupError,
  type Violation,
} from '@/engine'
import { keepFinished } from './finished-matches'
import { bytesOf, hexOf } from './hex'
import type { SeatedSetup } from './seat'

/** The match on the table: its set-up, its seed and everything that happened; `match` is their fold. */
export type LiveMatch = {
  readonly id: string
  readonly seed: string
  readonly setup: SeatedSetup
  readonly events: readonly MatchEvent[]
  readonly match: Match
}

type Store = { readonly live: LiveMatch | undefined }

export const useLiveMatch = create<Store>(() => ({ live: undefined }))

const ID_BYTES = 8

/** Puts a new match on the table, in place of the one that lies there. */
export function beginMatch(setup: SeatedSetup): Result<LiveMatch, SetupError | 'no-entropy'> {
  const started = startMatch(setup)
  if (!started.ok) return started
  const [seed, id] = [newSeed(), newSeed()]
  if (!seed.ok || !id.ok) return { ok: false, error: 'no-entropy' }
  const live: LiveMatch = {
    id: hexOf(id.value.slice(0, ID_BYTES)),
    seed: hexOf(seed.value),
    // The engine keeps whatever else a player carries, and trims the names.
    setup: started.value.setup as SeatedSetup,
    events: [],
    match: started.value,
  }
  useLiveMatch.setState({ live })
  return { ok: true, value: live }
}

/** Plays one event; what the rules refuse has no effect and returns its code. */
export function recordEvent(event: MatchEvent): Violation | undefined {
  const { live } = useLiveMatch.getState()
  if (!live) return 'match-over'
  const applied = applyEvent(live.match, event)
  if (!applied.ok) return applied.error
  const next = { ...live, events: [...live.events, event], match: applied.value }
  useLiveMatch.setState({ live: next })
  if (next.match.phase === 'matchOver') keepFinished(next)
  return undefined
}

/** Throws the dice that this match's seed holds for its next throw. */
export function recordThrow(count: DiceCount): Violation | undefined {
  const { live } = useLiveMatch.getState()
  if (!live) return 'match-over'
  return recordEvent({
    type: 'diceRolled',
    dice: throwDice(bytesOf(live.seed), live.match.throws, count),
  })
}

/** Clears the table once the result of its match has been seen. */
export function clearTable(): void {
  useLiveMatch.setState({ live: undefined })
}
