import { applyEvent } from '../apply-event'
import type { DiceCount } from '../dice-counts'
import { isTurnOver, type MatchEvent, type MatchSetup } from '../match'
import { runToEnd } from '../run-to-end'
import { startMatch } from '../start-match'
import type { Analysis, Moment, SeatAnalysis } from './analysis'
import { chosenBy, type Aim, type ValuedChoice } from './evaluation'
import { judgeAlikeInSteps, DEFAULT_MAX_TABLES, turnWithin, type JudgedTurn } from './judged-turn'
import { isSameValue } from './same-value'
import { prepareScorePlayInSteps, scorePlay } from './score-play'
import { valueAfterThrow, valueOfThrowing } from './turn-table'
import { signOf, valuedChoices, type Deciding } from './valued-choices'

type Place = Pick<Moment, 'event' | 'seat' | 'aim'>

function choiceMoment(
  place: Place,
  choices: readonly ValuedChoice[],
  { choice: chosen, value: after }: ValuedChoice,
): Moment {
  const best = choices[0]!
  // Choices that differ only by rounding may be in any order.
  const before = Math.max(best.value, after)
  const isReal = !choices.every(({ value }) => isSameValue(value, before))
  const spread = before - choices[choices.length - 1]!.value
  const values = { before, after, error: before - after, spread }
  return { ...place, ...values, kind: 'choice', best: best.choice, chosen, isReal }
}

function throwMoment(
  place: Place,
  match: Deciding,
  dice: readonly number[],
  turn: JudgedTurn,
): Moment {
  const { open, setup } = match
  const table = turn.table(signOf(match))
  const before = valueOfThrowing(setup.rules, table, open, dice.length as DiceCount)
  const after = valueAfterThrow(setup.rules, table, open, dice)
  return { ...place, before, after, kind: 'throw', luck: after - before }
}

/** The moments of one event: a choice, a throw, or both if throwing was a choice. */
function momentsOf(match: Deciding, event: MatchEvent, index: number, turn: JudgedTurn): Moment[] {
  const place: Place = { event: index, seat: match.seat, aim: turn.outlook.aim }
  const byScore = scorePlay(match.setup.rules).table
  const choices = valuedChoices(match, turn.table, () => byScore)
  const chosen = chosenBy(event, choices)!
  if (event.type !== 'diceRolled') return [choiceMoment(place, choices, chosen)]
  const thrown = throwMoment(place, match, event.dice, turn)
  return choices.length > 1 ? [choiceMoment(place, choices, chosen), thrown] : [thrown]
}

function seatAnalysis(moments: readonly Moment[], seat: number): SeatAnalysis {
  const sums = { luck: 0, error: 0, realChoices: 0, rightChoices: 0 }
  for (const moment of moments) {
    if (moment.seat !== seat) continue
    if (moment.kind === 'throw') sums.luck += moment.luck
    else {
      sums.error += moment.error
      if (moment.isReal) sums.realChoices++
      if (moment.isReal && isSameValue(moment.before, moment.after)) sums.rightChoices++
    }
  }
  return sums
}

/** The aims that `analyseInSteps` uses for a match; found without working out any table. */
export type Survey = {
  readonly aims: ReadonlySet<Aim>
  /** The first turn that needs tables of other turns; they include most tables that later turns need. */
  readonly deep: JudgedTurn | undefined
}

/** The survey of a match for this limit of tables; each step looks at one turn. */
export function* surveyInSteps(
  setup: MatchSetup,
  events: readonly MatchEvent[],
  maxTables: number,
): Generator<void, Survey> {
  const aims = new Set<Aim>()
  let deep: JudgedTurn | undefined
  const started = startMatch(setup)
  if (!started.ok) return { aims, deep }
  let match = started.value
  let isNewTurn = true
  for (const event of events) {
    if (isNewTurn && !isTurnOver(match)) {
      const turn = turnWithin(match, maxTables)
      aims.add(turn.outlook.aim)
      if (!deep && turn.outlook.tables(0) > 0) deep = turn
      isNewTurn = false
      yield
    }
    const applied = applyEvent(match, event)
    if (!applied.ok) break
    match = applied.value
    if (event.type === 'phonePassed') isNewTurn = true
  }
  return { aims, deep }
}

/**
 * The analysis, yielding the number of events seen so far after at most one turn's table of work. Stops at the first
 * event that the rules do not allow.
 */
export function* analyseInSteps(
  setup: MatchSetup,
  events: readonly MatchEvent[],
  maxTables: number = DEFAULT_MAX_TABLES,
): Generator<number, Analysis> {
  const moments: Moment[] = []
  const started = startMatch(setup)
  if (!started.ok) return { moments, seats: [] }
  let match = started.value
  const preparing = prepareScorePlayInSteps(match.setup.rules)
  while (!preparing.next().done) yield 0
  for (const [index, event] of events.entries()) {
    const applied = applyEvent(match, event)
    if (!applied.ok) break
    if (event.type === 'shutTakenBack') moments.pop()
    else if (!isTurnOver(match)) {
      const work = judgeAlikeInSteps(match, maxTables)
      let step = work.next()
      for (; !step.done; step = work.next()) yield index
      moments.push(...momentsOf(match, event, index, step.value))
    }
    match = applied.value
    yield index + 1
  }
  return { moments, seats: match.totals.map((_, seat) => seatAnalysis(moments, seat)) }
}

/**
 * Every throw and choice of a match with its luck or error: in each turn the value at the start plus all luck minus
 * all errors is the value at the end. Never throws an error.
 */
export function analyse(setup: MatchSetup, events: readonly MatchEvent[]): Analysis {
  return runToEnd(analyseInSteps(setup, events))
}
