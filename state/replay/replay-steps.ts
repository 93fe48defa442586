import { applyEvent, startMatch, type Match, type MatchEvent, type MatchSetup } from '@/engine'

/** A match step by step: step n is what the first n events have led to. */
export type ReplaySteps = {
  /** The number of the last step. */
  readonly last: number
  /** The event that led to a step; none to the first. */
  readonly eventOf: (step: number) => MatchEvent | undefined
  readonly matchAt: (step: number) => Match
}

/** Each step is worked out once, from the one before it, when it is first looked at. */
export function replaySteps(setup: MatchSetup, events: readonly MatchEvent[]): ReplaySteps {
  // Two who are called the same today were not when they played.
  const numbered = setup.players.map((_, seat) => ({ name: `${seat}` }))
  const started = startMatch({ ...setup, players: numbered })
  // What is kept was replayed through the rules before it got here.
  if (!started.ok) throw new Error(`The match does not start: ${started.error}`)
  const folds: Match[] = [{ ...started.value, setup }]
  return {
    last: events.length,
    eventOf: (step) => events[step - 1],
    matchAt: (step) => {
      while (folds.length <= step) {
        const applied = applyEvent(folds.at(-1)!, events[folds.length - 1]!)
        if (!applied.ok) throw new Error(`The rules refuse a step: ${applied.error}`)
        folds.push(applied.value)
      }
      return folds[step]!
    },
  }
}
