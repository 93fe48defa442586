import { analyse, courseInSteps, replay, type MatchSetup } from '../../../engine'
import { runToEnd } from '../../../engine/run-to-end'
import { deepFreeze } from '../../support/deep-freeze'
import {
  begin,
  passed,
  players,
  presetRules,
  rolled,
  shut,
  turnLeaving,
} from '../../support/scripted-match'

const course = (setup: MatchSetup, ...events: Parameters<typeof replay>[1]) =>
  runToEnd(courseInSteps(setup, events))

const pub: MatchSetup = deepFreeze({ rules: presetRules('pub'), players: players(2) })
/** Ann leaves 8 standing and Ben 42. */
const EVENTS = deepFreeze([rolled(6, 3), shut(9), rolled(6, 6), shut(6), rolled(6, 6), passed])

test('everybody’s chances add up to one at every point, and begin even but for who is first', () => {
  const points = course(pub, ...EVENTS)
  expect(points.map(({ events }) => events)).toEqual([0, 1, 2, 3, 4, 5])
  for (const { values } of points) expect(values[0]! + values[1]!).toBeCloseTo(1, 9)
  expect(points[0]!.values[0]).toBeCloseTo(0.5, 1)
})

test('the points of the player on turn are those of the analysis', () => {
  const points = course(pub, ...EVENTS)
  for (const { event, seat, after, kind } of analyse(pub, EVENTS).moments)
    if (kind === 'choice') expect(points[event + 1]!.values[seat]).toBeCloseTo(after, 9)
})

test('the last point of a match that is over is what everybody has got', () => {
  const events = [...EVENTS, rolled(1, 1), shut(1), rolled(1, 1), shut(2), rolled(1, 1)]
  const last = course(pub, ...events).at(-1)!
  expect(last).toEqual({ events: events.length, aim: 'win', values: [1, 0] })
})

test('the last point of a match for chips is the chips that everybody has', () => {
  const rules = {
    ...presetRules('stakes'),
    format: { kind: 'stakes', stake: 3, rounds: 1 },
  } as const
  const match = begin(rules, 2)
  const events = [...turnLeaving(match, [9]), passed, ...turnLeaving(match, [8, 9])]
  const last = course({ rules, players: players(2) }, ...events).at(-1)!
  expect(last).toEqual({ events: events.length, aim: 'chips', values: [3, -3] })
})

test('chips are told with those that were won in earlier rounds', () => {
  const rules = {
    ...presetRules('stakes'),
    format: { kind: 'stakes', stake: 1, rounds: 2 },
  } as const
  const setup = { rules, players: players(2) }
  const match = begin(rules, 2)
  const events = [...turnLeaving(match, [9]), passed, ...turnLeaving(match, [8, 9])]
  const after = replay(setup, events)
  if (!after.ok) throw new Error(after.error)
  const last = course(setup, ...events).at(-1)!
  expect(last.aim).toBe('chips')
  expect(last.values[0]! + last.values[1]!).toBeCloseTo(0, 9)
  const [first, second] = after.value.chips!
  const start = course(setup)[0]!.values
  expect(last.values.map((value, seat) => value - start[seat]!)).toEqual([
    expect.closeTo(first!, 9),
    expect.closeTo(second!, 9),
  ])
})

test('there is none alone, nor for a match that cannot start, and it stops where the rules do', () => {
  expect(course({ ...pub, players: players(1) }, ...EVENTS)).toEqual([])
  expect(course({ ...pub, players: [] })).toEqual([])
  expect(course(pub, rolled(6, 3), shut(8)).map(({ events }) => events)).toEqual([0, 1])
})
