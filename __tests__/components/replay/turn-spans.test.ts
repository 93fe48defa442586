import { bandTurns, turnSpans } from '../../../components/replay/turn-spans'
import { replaySteps } from '../../../state/table/replay-steps'
import {
  begin,
  passed,
  players,
  presetRules,
  rolled,
  turnLeaving,
} from '../../support/scripted-match'

const rules = presetRules('channel')

test('every turn is a stretch with its player’s colour, mark and place', () => {
  const first = turnLeaving(begin(rules, 2), [9])
  const steps = replaySteps({ rules, players: players(2) }, [...first, passed, rolled(1, 1)])
  const from = first.length + 1
  expect(turnSpans(steps.last, steps.matchAt)).toEqual([
    { from: 0, to: from, colour: 'red', mark: 'A', place: 0.25 },
    { from, to: steps.last, colour: 'blue', mark: 'B', place: 0.75 },
  ])
})

/** A round of so many, on a band of so many points. */
function round(count: number, width: number) {
  const turn = turnLeaving(begin(rules, count), [9])
  const events = Array.from({ length: count }, () => [...turn, passed]).flat()
  const steps = replaySteps({ rules, players: players(count) }, events)
  return bandTurns(turnSpans(steps.last, steps.matchAt), steps.last, width).slice(0, count)
}

test('has the marks where there is room for them', () => {
  expect(round(2, 260).map(({ mark }) => mark)).toEqual(['A', 'B'])
})

test('tells twelve apart by the height of a stripe on a small phone', () => {
  const turns = round(12, 120)
  expect(turns.filter(({ mark }) => mark !== undefined)).toEqual([])
  const heights = turns.map(({ place }) => place)
  expect(heights).toEqual([...heights].sort((a, b) => a - b))
  expect(new Set(heights).size).toBe(12)
})

test.each([60, 120, 260])('leaves a gap between two of twelve turns on %i points', (width) => {
  const turns = round(12, width)
  const gaps = turns.slice(1).map(({ x }, before) => x - turns[before]!.x - turns[before]!.width)
  expect(Math.min(...gaps)).toBeGreaterThan(0.5)
})
