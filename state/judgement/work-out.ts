import { startMatch, type MatchEvent, type MatchSetup } from '@/engine'
import { analysing, findingAims } from '@/engine/judgement/analyse'
import { coursing } from '@/engine/judgement/course'
import { NO_PATIENCE, turnWithin } from '@/engine/judgement/judged-turn'
import type { MatchAnalysis } from '@/model/match-analysis'
import type { PlayedMatch } from '@/model/played-match'
import { measureOf } from '@/model/worth'
import { inSlices } from './in-slices'
import { summarise } from './summarise'

/**
 * How many tables of a turn with nine tiles an aim may need from nothing known: a race of two sailors needs
 * 20,250, some ten seconds on a phone, with progress shown.
 */
const PATIENCE = 25_000

/**
 * How deep a match is analysed: where that would value some turns by another measure than the others, whose
 * luck and choices could not be told beside theirs, all are valued by what can be told at once.
 */
function* findingPatience(
  setup: MatchSetup,
  events: readonly MatchEvent[],
): Generator<void, number> {
  const aims = yield* findingAims(setup, events, PATIENCE)
  return new Set([...aims].map(measureOf)).size > 1 ? NO_PATIENCE : PATIENCE
}

/** Yields how much of everything is done, from 0 to 1, at each step of a part of it. */
function* doing<S, T>(
  work: Generator<S, T>,
  partOf: (step: S, steps: number) => number,
): Generator<number, T> {
  for (let steps = 1; ; steps++) {
    const step = work.next()
    if (step.done) return step.value
    yield partOf(step.value, steps)
  }
}

/** About how many tables of a turn take as long as an event. */
const ANALYSED = 4
const COURSED = 2

function* working({ events, match }: PlayedMatch): Generator<number, MatchAnalysis | undefined> {
  const { setup } = match
  const started = startMatch(setup)
  if (!started.ok) return undefined
  const patience = yield* doing(findingPatience(setup, events), () => 0)
  // Among the tables of the first turn are most of those of the others.
  const turn = turnWithin(started.value, patience)
  const tables = turn.outlook.tables(patience)
  const analysed = ANALYSED * events.length
  const all = Math.max(1, tables + analysed + COURSED * events.length)
  yield* doing(turn.fill(), (_, filled) => Math.min(filled, tables) / all)
  const analysis = yield* doing(
    analysing(setup, events, patience),
    (seen) => (tables + ANALYSED * seen) / all,
  )
  const points = yield* doing(
    coursing(setup, events, patience),
    (seen) => (tables + analysed + COURSED * seen) / all,
  )
  return summarise(setup, events, analysis, points)
}

/**
 * Works out the analysis of a match, in slices; resolves to undefined if it is not wanted any more.
 * `onPart` is told how much is done, from 0 to 1.
 */
export const workOut = (
  played: PlayedMatch,
  isWanted: () => boolean,
  onPart: (part: number) => void,
): Promise<MatchAnalysis | undefined> => inSlices(working(played), isWanted, onPart)
