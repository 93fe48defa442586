import { applyEvent, startMatch, type MatchEvent } from '@/engine'
import type { SeatedMatch, SeatedSetup } from '@/model/player'

/** The steps of a match: step n is the match after its first n events. */
export type ReplaySteps = {
  /** The number of the last step. */
  readonly last: number
  /** The event that led to a step; undefined for step 0. */
  readonly eventOf: (step: number) => MatchEvent | undefined
  readonly matchAt: (step: number) => SeatedMatch
}

/** Returns the steps of a match, each computed from the one before when it is first needed. */
export function replaySteps(setup: SeatedSetup, events: readonly MatchEvent[]): ReplaySteps {
  const started = startMatch(setup)
  // Cannot happen: a match is replayed by the rules when it is read.
  if (!started.ok) throw new Error(`The match does not start: ${started.error}`)
  const steps: SeatedMatch[] = [started.value]
  return {
    last: events.length,
    eventOf: (step) => events[step - 1],
    matchAt: (step) => {
      while (steps.length <= step) {
        const applied = applyEvent(steps.at(-1)!, events[steps.length - 1]!)
        if (!applied.ok) throw new Error(`The rules refuse a step: ${applied.error}`)
        steps.push(applied.value)
      }
      return steps[step]!
    },
  }
}
