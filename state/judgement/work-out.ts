import { analyseInSteps, courseInSteps, type Analysis, type CoursePoint } from '@/engine'
import { surveyInSteps } from '@/engine/judgement/analyse'
import { NEVER_EXACT } from '@/engine/judgement/judged-turn'
import type { MatchAnalysis } from '@/model/match-analysis'
import type { PlayedMatch } from '@/model/played-match'
import { measureOf } from '@/model/measure'
import { inSlices } from './in-slices'
import { MAX_TABLES } from './judge'
import { summarise } from './summarise'

/** Runs one part of the work; each step yields how much of the whole is done, from 0 to 1. */
function* withProgress<S, T>(
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
 * Runs analysis and course side by side, so that both use what is worked out for a turn while it is cached. Yields
 * the number of events that both have seen.
 */
function* sideBySide(
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

/** The time of an event in tables of a turn, about: in the analysis alone, and in analysis and course together. */
const ANALYSED = 4
const TOGETHER = 6

function* workOutInSteps({
  events,
  match: { setup },
}: PlayedMatch): Generator<number, MatchAnalysis | undefined> {
  const { aims, deep } = yield* withProgress(surveyInSteps(setup, events, MAX_TABLES), () => 0)
  // The luck of turns valued by several measures cannot be compared: it is worked out again by one of them.
  const isAlike = new Set([...aims].map(measureOf)).size < 2
  const tables = deep?.outlook.tables(MAX_TABLES) ?? 0
  const before = tables + (isAlike ? 0 : ANALYSED * events.length)
  const all = Math.max(1, before + TOGETHER * events.length)
  if (deep) yield* withProgress(deep.fill(), (_, filled) => Math.min(filled, tables) / all)
  const deepest = () => analyseInSteps(setup, events, MAX_TABLES)
  const choices = isAlike
    ? undefined
    : yield* withProgress(deepest(), (seen) => (tables + ANALYSED * seen) / all)
  const maxTables = isAlike ? MAX_TABLES : NEVER_EXACT
  const { luck, points } = yield* withProgress(
    sideBySide(
      isAlike ? deepest() : analyseInSteps(setup, events, maxTables),
      courseInSteps(setup, events, maxTables),
    ),
    (seen) => (before + TOGETHER * seen) / all,
  )
  return summarise(setup, events, { choices: choices ?? luck, luck, points })
}

/**
 * Works out the analysis of a match in slices; resolves to undefined once it is not wanted. `onPart` gets how much is
 * done, from 0 to 1.
 */
export const workOut = (
  played: PlayedMatch,
  isWanted: () => boolean,
  onPart: (part: number) => void,
): Promise<MatchAnalysis | undefined> => inSlices(workOutInSteps(played), isWanted, onPart)
