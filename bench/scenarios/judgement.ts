import {
  analyse,
  applyEvent,
  courseInSteps,
  evaluate,
  PRESETS,
  startMatch,
  throwDice,
  tilesOf,
  type Match,
  type MatchEvent,
  type MatchSetup,
  type PresetId,
} from '../../engine'
import { chooseInSteps } from '../../engine/computer-players/choose'
import { exactTurn } from '../../engine/judgement/judged-turn'
import { runToEnd } from '../../engine/run-to-end'
import { bestMs, consumed, msOf } from './measure'
import type { Scenario } from './scenario'

const seedOf = (number: number) => new Uint8Array(32).fill(number)

const setupOf = (id: PresetId, count: number): MatchSetup => ({
  rules: PRESETS.find((preset) => preset.id === id)!.rules,
  players: Array.from({ length: count }, (_, seat) => ({ name: `Player ${seat + 1}` })),
})

function begin(setup: MatchSetup): Match {
  const started = startMatch(setup)
  if (!started.ok) throw new Error(started.error)
  return started.value
}

function apply(match: Match, event: MatchEvent): Match {
  const applied = applyEvent(match, event)
  if (!applied.ok) throw new Error(applied.error)
  return applied.value
}

/** A match with these dice that was played to the end, which may be a shut box before the last round. */
function played(setup: MatchSetup, seed: Uint8Array) {
  const events: MatchEvent[] = []
  let match = begin(setup)
  const play = (event: MatchEvent) => {
    events.push(event)
    match = apply(match, event)
  }
  while (match.phase !== 'matchOver')
    if (match.phase === 'rolling')
      play({
        type: 'diceRolled',
        dice: throwDice(
          seed,
          match.throws,
          tilesOf(match.open).reduce((a, b) => a + b) <= 6 ? 1 : 2,
        ),
      })
    else if (match.phase === 'shutting') {
      const { choice } = evaluate(match, 0)!.choices[0]!
      if (choice.type === 'shut') play({ type: 'tilesShut', tiles: tilesOf(choice.tiles) })
    } else play({ type: 'phonePassed' })
  return { events, match }
}

/** A match that went through all its rounds: the last one takes most of the work. */
function wholeMatch(setup: MatchSetup): readonly MatchEvent[] {
  for (let number = 1; ; number++) {
    const { events, match } = played(setup, seedOf(number))
    if (match.phase === 'matchOver' && match.round === 5 && match.ending.by !== 'shut')
      return events
  }
}

/** How long the judgement of a turn takes, from nothing known to everything. */
export const judgementOf: Scenario = () => {
  const match = begin(setupOf('channel', 2))
  const shutting = apply(match, { type: 'diceRolled', dice: [5, 4] })
  const first = msOf(() => (consumed.total += evaluate(match, 0)!.value))
  const { outlook } = exactTurn(match)!
  const tables = outlook.missing(Infinity)
  const all = msOf(() => runToEnd(outlook.fill()))
  const warm = bestMs((times) => {
    for (let left = times; left > 0; left--) consumed.total += evaluate(shutting)!.value
    return times
  })
  return [
    { name: 'evaluate, warm', unit: 'ms', value: warm, budget: { node: 0.2, hermes: 3 } },
    { name: 'evaluate, win-assumed, the first call of all', unit: 'ms', value: first },
    {
      name: `two players, five rounds: all ${tables} tables (${Math.ceil((tables * 8) / 1024)} KB)`,
      unit: 'ms',
      value: all,
      budget: { node: 250, hermes: 4000 },
    },
  ]
}

/** A new turn judged by the next best aim, with nothing of it known: another lead each time. */
export const turnTableOf: Scenario = () => {
  const match = begin(setupOf('channel', 2))
  let lead = 0
  const value = bestMs((times) => {
    for (let left = times; left > 0; left--) {
      const turn = { ...match, totals: [lead++ % 90, 40] } as Match
      consumed.total += evaluate(turn, 0)!.value
    }
    return times
  })
  return [
    { name: "one turn's table, win-assumed", unit: 'ms', value, budget: { node: 1, hermes: 10 } },
  ]
}

/** How long all that an exact aim needs takes from nothing known, and how large it is with so many numbers a table. */
function filling(name: string, setup: MatchSetup, numbers: number): Scenario {
  return () => {
    const match = begin(setup)
    consumed.total += evaluate(match, 0)!.value
    const { outlook } = exactTurn(match)!
    const tables = outlook.missing(Infinity)
    const value = msOf(() => runToEnd(outlook.fill()))
    const size = Math.ceil((tables * numbers * 8) / 1024)
    return [{ name: `${name}: all ${tables} tables (${size} KB)`, unit: 'ms', value }]
  }
}

/** Each state of it keeps a chance for who has played, and one for everybody still to play. */
export const contestOf = filling('four players, a round with digits', setupOf('pub-digits', 4), 4)

/** Nine tables for each pair of totals below the limit, and one for those at it: it keeps three chances for ten of them. */
export const raceOf = filling('two players, knockout at 45', setupOf('sailors', 2), 3 / 10)

/** The longest step of the master's choice of flaps after the first throw of all, from nothing known. */
const firstChoice =
  (name: string, setup: MatchSetup): Scenario =>
  () => {
    const match = apply(begin(setup), { type: 'diceRolled', dice: [5, 3] })
    if (match.phase !== 'shutting') throw new Error('There is a move')
    const work = chooseInSteps(match, 'master', seedOf(1), [])
    let [longest, all, isDone] = [0, 0, false]
    while (!isDone) {
      const step = msOf(() => (isDone = work.next().done === true))
      longest = Math.max(longest, step)
      all += step
    }
    return [
      { name: `a master’s first choice, ${name}: longest step`, unit: 'ms', value: longest },
      { name: `a master’s first choice, ${name}: all steps`, unit: 'ms', value: all },
    ]
  }

export const firstChoiceOfPub = firstChoice('four players to 100', setupOf('pub-hundred', 4))
export const firstChoiceOfSailors = firstChoice('twelve sailors', setupOf('sailors', 12))

export const analysisOf: Scenario = () => {
  const setup = setupOf('channel', 4)
  const events = wholeMatch(setup)
  const value = msOf(() => (consumed.total += analyse(setup, events).moments.length))
  const course = msOf(() => (consumed.total += runToEnd(courseInSteps(setup, events)).length))
  return [
    {
      name: `analyse, four players, five rounds, ${events.length} events`,
      unit: 'ms',
      value,
      budget: { node: 100, hermes: 1500 },
    },
    { name: 'coursing of the same match, after that', unit: 'ms', value: course },
  ]
}
