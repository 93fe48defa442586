import {
  analyse,
  analyseInSteps,
  type Analysis,
  type MatchEvent,
  type MatchSetup,
  type Rules,
} from '../../../engine'
import { surveyInSteps } from '../../../engine/judgement/analyse'
import { DEFAULT_MAX_TABLES } from '../../../engine/judgement/judged-turn'
import { runToEnd } from '../../../engine/run-to-end'
import {
  announced,
  passed,
  players,
  presetRules,
  rolled,
  shut,
  stopped,
  takenBack,
} from '../../support/scripted-match'

const setupOf = (rules: Rules, count: number): MatchSetup => ({ rules, players: players(count) })
const alone = setupOf(presetRules('pub'), 1)

describe('the moments of a match', () => {
  test('are its throws and choices so far', () => {
    const analysis: Analysis = analyse(alone, [rolled(4, 3), shut(7), rolled(6, 2), shut(8)])
    const { moments, seats } = analysis
    expect(moments.map(({ kind, event }) => [kind, event])).toEqual([
      ['throw', 0],
      ['choice', 1],
      ['throw', 2],
      ['choice', 3],
    ])
    const choices = moments.filter((moment) => moment.kind === 'choice')
    expect(choices[0]).toMatchObject({ aim: 'score', seat: 0, isReal: true })
    expect(choices[0]!.spread).toBeGreaterThan(0)
    expect(seats).toHaveLength(1)
    expect(seats[0]!.realChoices).toBe(choices.filter(({ isReal }) => isReal).length)
    expect(seats[0]!.error).toBeCloseTo(
      choices.reduce((sum, { error }) => sum + error, 0),
      12,
    )
  })

  test('a choice names the best one and what was chosen, and costs what lies between', () => {
    const { moments } = analyse(alone, [rolled(4, 3), shut(3, 4)])
    const [, chosen] = moments
    const other = analyse(alone, [rolled(4, 3), shut(7)]).moments[1]!
    if (chosen?.kind !== 'choice' || other.kind !== 'choice') throw new Error('no choice')
    expect([chosen.error, other.error].sort()[0]).toBe(0)
    expect(chosen.best).toEqual(other.best)
    expect(chosen.before).toBe(other.before)
    expect(chosen.chosen).toEqual({ type: 'shut', tiles: 0b1100 })
  })

  test('a throw without a move ends with the value of the board', () => {
    const { moments } = analyse(alone, [
      rolled(6, 3),
      shut(3, 6),
      rolled(6, 3),
      shut(9),
      rolled(6, 3),
    ])
    expect(moments.at(-1)).toMatchObject({ kind: 'throw', after: -27 })
  })

  test('a shut that was taken back is no choice: the one that stood counts', () => {
    const events = [rolled(4, 3), shut(7), takenBack, shut(3, 4)]
    const { moments } = analyse(alone, events)
    expect(moments.map(({ kind, event }) => [kind, event])).toEqual([
      ['throw', 0],
      ['choice', 3],
    ])
  })

  test('a single move is a choice, but no real one', () => {
    const { moments, seats } = analyse(alone, [rolled(5, 5), shut(5)])
    expect(moments[1]).toMatchObject({ kind: 'choice', isReal: false, error: 0, spread: 0 })
    expect(seats[0]).toMatchObject({ realChoices: 0, rightChoices: 0 })
  })

  test('whoever may throw one die or two has chosen before the throw', () => {
    const stakes = setupOf({ ...presetRules('stakes'), tiles: 9 }, 2)
    const low = [rolled(6, 3), shut(9), rolled(5, 3), shut(8), rolled(4, 3), shut(7)]
    const { moments } = analyse(stakes, [...low, rolled(6)])
    expect(moments.slice(-2)).toMatchObject([
      { kind: 'choice', event: 6, chosen: { type: 'throw', dice: 1 } },
      { kind: 'throw', event: 6 },
    ])
  })

  test('announcing and stopping are choices', () => {
    const hundred = setupOf(presetRules('hundred'), 1)
    const events = [rolled(6, 3), shut(9), stopped, passed, announced('subtract')]
    const { moments } = analyse(hundred, events)
    expect(moments.slice(-2)).toMatchObject([
      { kind: 'choice', event: 2, chosen: { type: 'stop' }, aim: 'nearness' },
      { kind: 'choice', event: 4, chosen: { type: 'announce', sign: 'subtract' }, error: 0 },
    ])
  })
})

describe('what cannot be analysed', () => {
  test('a match that cannot be played has no moments', () => {
    expect(analyse({ ...alone, players: [] }, [rolled(1, 2)])).toEqual({ moments: [], seats: [] })
  })

  test('an event that is not allowed is the end', () => {
    const events = [rolled(4, 3), passed, shut(7)] as MatchEvent[]
    expect(analyse(alone, events).moments).toHaveLength(1)
    expect(analyse(alone, [null as unknown as MatchEvent]).moments).toEqual([])
  })
})

test('the analysis can be done in slices, which say how many events are behind', () => {
  const setup = setupOf(
    { ...presetRules('channel'), tiles: 10, format: { kind: 'rounds', rounds: 1, shutWins: true } },
    2,
  )
  const events = [rolled(4, 3), shut(7), rolled(6, 2), shut(8)]
  const work = analyseInSteps(setup, events)
  const seen: number[] = []
  let step = work.next()
  for (; !step.done; step = work.next()) seen.push(step.value)
  expect(seen.length).toBeGreaterThan(events.length)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBe(4)
  expect(step.value).toEqual(analyse(setup, events))
  const behind = [...analyseInSteps(setup, events, 0)].filter((count) => count > 0)
  expect(behind).toEqual([1, 2, 3, 4])
})

describe('the aims of an analysis are known before its tables', () => {
  const digits = setupOf(presetRules('pub-digits'), 2)
  const turn = [rolled(6, 3), shut(9), rolled(6, 6), shut(6), rolled(6, 6)]
  const aims = (setup: MatchSetup, events: readonly MatchEvent[], patience: number) => [
    ...runToEnd(surveyInSteps(setup, events, patience)).aims,
  ]

  test('the same as it has, and by the match alone', () => {
    const events = [...turn, passed, ...turn]
    expect(aims(digits, events, 100)).toEqual(['score', 'win'])
    expect(aims(digits, events, DEFAULT_MAX_TABLES)).toEqual(['win'])
    analyse(digits, events)
    expect(aims(digits, events, 100)).toEqual(['score', 'win'])
    const { moments } = runToEnd(analyseInSteps(digits, events, 100))
    expect([...new Set(moments.map(({ aim }) => aim))]).toEqual(['score', 'win'])
  })

  test('and so is the first turn that needs tables', () => {
    const events = [...turn, passed, ...turn]
    expect(runToEnd(surveyInSteps(digits, events, DEFAULT_MAX_TABLES)).deep?.outlook.aim).toBe(
      'win',
    )
    expect(runToEnd(surveyInSteps(digits, events, 100)).deep).toBeUndefined()
  })

  test('up to the first event that the rules do not allow', () => {
    expect(aims(digits, [rolled(6, 3), shut(8), ...turn, passed, ...turn], 100)).toEqual(['score'])
    expect(aims({ ...digits, players: [] }, turn, 100)).toEqual([])
  })
})
