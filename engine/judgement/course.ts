import { afterPass, applyEvent } from '../apply-event'
import type { Match, MatchEvent, MatchIn, MatchSetup } from '../match'
import { startMatch } from '../start-match'
import { evaluateInSteps } from './evaluate'
import type { Aim } from './evaluation'
import { judgeAlikeInSteps, DEFAULT_MAX_TABLES } from './judged-turn'

/** What each seat could expect after an event of a match, with perfect play from there on. */
export type CoursePoint = {
  /** The number of events up to here. */
  readonly events: number
  readonly aim: Aim
  /** By seat; chips include those won so far. */
  readonly values: readonly number[]
}

const chipsOf = (match: Match): readonly number[] => match.chips ?? match.totals.map(() => 0)

/** The point of a match that is over, with its outcome. */
function lastPoint(match: MatchIn<'matchOver'>, events: number, aim: Aim): CoursePoint {
  const { winners } = match.outcome
  const shares = match.totals.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  return { events, aim, values: aim === 'chips' ? chipsOf(match) : shares }
}

/**
 * The course of a match: a point before it and one after every event that changes what can be expected. No point where
 * the aim has no prospects. Steps are those of `analyseInSteps`; stops at the first event that the rules do not allow.
 */
export function* courseInSteps(
  setup: MatchSetup,
  events: readonly MatchEvent[],
  maxTables: number = DEFAULT_MAX_TABLES,
): Generator<number, readonly CoursePoint[]> {
  const points: CoursePoint[] = []
  const started = startMatch(setup)
  if (!started.ok) return points
  let match = started.value
  function* add(count: number): Generator<number, void> {
    const before = points[points.length - 1]
    if (match.phase === 'matchOver' && before) points.push(lastPoint(match, count, before.aim))
    // When the turn is over, the next one is judged at once.
    const work = evaluateInSteps(afterPass(match), maxTables, judgeAlikeInSteps)
    let step = work.next()
    for (; !step.done; step = work.next()) yield count
    if (!step.value) return
    const { aim, prospects } = step.value
    if (!prospects) return
    const won = chipsOf(match)
    const values = prospects.map((own, seat) => (aim === 'chips' ? own + won[seat]! : own))
    points.push({ events: count, aim, values })
  }
  yield* add(0)
  for (const [index, event] of events.entries()) {
    const applied = applyEvent(match, event)
    if (!applied.ok) break
    match = applied.value
    if (event.type !== 'phonePassed') yield* add(index + 1)
    yield index + 1
  }
  return points
}
