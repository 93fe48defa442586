import { analysing, coursing, type Analysis, type CoursePoint } from '@/engine'
import { surveying } from '@/engine/judgement/analyse'
import { NO_PATIENCE } from '@/engine/judgement/judged-turn'
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

/**
 * Luck and course event by event, both of the same turn one after the other: what is known of a turn serves
 * both. Yields the number of events that both have seen.
 */
function* together(
  analysis: Generator<number, Analysis>,
  course: Generator<number, readonly CoursePoint[]>,
): Generator<number, { readonly luck: Analysis; readonly points: readonly CoursePoint[] }> {
  let [analysed, coursed] = [analysis.next(), course.next()]
  while (!analysed.done || !coursed.done) {
    const seen = [analysed, coursed].map(({ done, value }) => (done ? Infinity : value))
    yield Math.min(...(seen as [number, number]))
    if (seen[0]! <= seen[1]!) analysed = analysis.next()
    else coursed = course.next()
  }
  return { luck: analysed.value, points: coursed.value }
}

/** About how many tables of a turn take as long as an event. */
const ANALYSED = 4
const TOGETHER = 6

function* working({
  events,
  match: { setup },
}: PlayedMatch): Generator<number, MatchAnalysis | undefined> {
  const { aims, deep } = yield* doing(surveying(setup, events, PATIENCE), () => 0)
  // Turns valued by several measures are right for the choices, but their luck cannot be told side by side.
  const isAlike = new Set([...aims].map(measureOf)).size < 2
  const tables = deep?.outlook.tables(PATIENCE) ?? 0
  const before = tables + (isAlike ? 0 : ANALYSED * events.length)
  const all = Math.max(1, before + TOGETHER * events.length)
  if (deep) yield* doing(deep.fill(), (_, filled) => Math.min(filled, tables) / all)
  const deepest = () => analysing(setup, events, PATIENCE)
  const choices = isAlike
    ? undefined
    : yield* doing(deepest(), (seen) => (tables + ANALYSED * seen) / all)
  const patience = isAlike ? PATIENCE : NO_PATIENCE
  const { luck, points } = yield* doing(
    together(
      isAlike ? deepest() : analysing(setup, events, patience),
      coursing(setup, events, patience),
    ),
    (seen) => (before + TOGETHER * seen) / all,
  )
  return summarise(setup, events, { choices: choices ?? luck, luck, points })
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
