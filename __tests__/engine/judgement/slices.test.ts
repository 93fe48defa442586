import { evaluate, type Evaluation, type Format, type PresetId, type Rules } from '../../../engine'
import { evaluateInSteps } from '../../../engine/judgement/evaluate'
import type * as Evaluating from '../../../engine/judgement/evaluate'
import { loadCounted, longestStep } from '../../support/count-work'
import { matchOf } from '../../support/positions'
import { presetRules } from '../../support/scripted-match'

/** As much as a table of a turn with nine tiles and its plan take, twice. */
const A_FEW_TABLES = 100_000

const MAX_TABLES = 25_000

const rulesOf = (id: PresetId, format?: Format): Rules => ({
  ...presetRules(id),
  ...(format && { format }),
})

const { loaded, takeWork } = loadCounted<typeof Evaluating>('engine/judgement/evaluate.ts')

test.each<[string, number, Rules]>([
  ['sailors', 12, rulesOf('sailors')],
  ['knockout to 500', 6, rulesOf('sailors', { kind: 'knockout', limit: 500 })],
  ['knockout to 2250', 3, rulesOf('sailors', { kind: 'knockout', limit: 2250 })],
  ['the pub to 100', 12, rulesOf('pub-hundred')],
  ['first to lose 500', 3, rulesOf('pub-hundred', { kind: 'first-to-lose', limit: 500 })],
  ['fifty rounds', 12, rulesOf('channel', { kind: 'rounds', rounds: 50, shutWins: true })],
  ['fifty rounds of two', 2, rulesOf('channel', { kind: 'rounds', rounds: 50, shutWins: true })],
])('%s with %i players: no rest is far from the one before', (_, count, rules) => {
  const match = matchOf(rules, count)
  const { longest, result } = longestStep(loaded.evaluateInSteps(match, MAX_TABLES), takeWork)
  expect(result?.choices).toHaveLength(1)
  expect(longest).toBeLessThan(A_FEW_TABLES)
})

test.each<[string, number, Rules]>([
  ['knockout to 2250', 3, rulesOf('sailors', { kind: 'knockout', limit: 2250 })],
  ['fifty rounds', 12, rulesOf('channel', { kind: 'rounds', rounds: 50, shutWins: true })],
])(
  '%s with %i players: who asks while others do finds the same, each part of it once',
  (_, count, rules) => {
    const match = matchOf(rules, count)
    const works = [evaluateInSteps(match, 0), evaluateInSteps(match, 0)]
    let steps = works.map((work) => work.next())
    let rests = 0
    for (; steps.some(({ done }) => !done); rests++)
      steps = steps.map((step, at) => (step.done ? step : works[at]!.next()))
    const [one, later] = steps.map(({ value }) => value as Evaluation)
    expect(rests).toBeGreaterThan(20)
    expect(later).toEqual(one)
    expect(later).toEqual(evaluate(match, 0))
    expect(later!.prospects!.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12)
  },
)
