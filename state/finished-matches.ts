import { create } from 'zustand'

import type { Match, MatchEvent, MatchIn } from '@/engine'
import type { SeatedSetup } from './seat'

export type FinishedMatch = {
  readonly id: string
  readonly seed: string
  readonly setup: SeatedSetup
  readonly events: readonly MatchEvent[]
  readonly match: MatchIn<'matchOver'>
}

type Store = {
  readonly matches: Readonly<Record<string, FinishedMatch>>
  /** The match that has come to its end, until somebody has seen its result. */
  readonly justPlayed: string | undefined
}

export const useFinishedMatches = create<Store>(() => ({ matches: {}, justPlayed: undefined }))

/** Remembers a match that has come to its end; one that has not is left alone. */
export function keepFinished(
  played: Omit<FinishedMatch, 'match'> & { readonly match: Match },
): void {
  const { match } = played
  if (match.phase !== 'matchOver') return
  useFinishedMatches.setState(({ matches }) => ({
    matches: { ...matches, [played.id]: { ...played, match } },
    justPlayed: played.id,
  }))
}
