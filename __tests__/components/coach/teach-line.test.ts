import { choiceCosts } from '../../../components/coach/choice-costs'
import { teachLine } from '../../../components/coach/teach-line'
import { evaluate, tileSet, type Choice, type Evaluation, type Match } from '../../../engine'
import { enCoach } from '../../../i18n/coach'
import { frCoach } from '../../../i18n/fr'
import { begin, presetRules, rolled, shut, stopped } from '../../support/scripted-match'

const words = enCoach.coach
const channel = presetRules('channel')
const shutting = (...tiles: number[]): Choice => ({ type: 'shut', tiles: tileSet(tiles) })

/** Two moves that differ by so much, of which the first is better. */
const evaluation = (
  aim: Evaluation['aim'],
  gain: number,
  goesOn: [number?, number?] = [29, 24],
): Evaluation => ({
  aim,
  value: 0.5,
  choices: [shutting(9), shutting(2, 7)].map((choice, index) => {
    const value = 0.5 - gain * index
    const count = goesOn[index]
    return count === undefined ? { choice, value } : { choice, value, goesOn: count }
  }),
})

describe('after a choice the coach says what it would have done', () => {
  const said = (judged: Evaluation, event = shut(2, 7)) =>
    teachLine(begin(channel, 2), judged, event, words)

  test('with the throws that go on, where there are more of them', () => {
    expect(said(evaluation('win', 0.03))).toBe(
      'Fair enough. I would have shut 9: 29 of 36 throws keep you going, instead of 24.',
    )
  })

  test('with what it gains, where that is not the reason', () => {
    const alike: [number, number] = [24, 24]
    expect(said(evaluation('win', 0.03, alike))).toBe(
      'Fair enough. I would have shut 9: that wins 3 more in 100.',
    )
    expect(said(evaluation('score', 1.26, alike))).toBe(
      'Fair enough. I would have shut 9: that leaves 1.3 less on average.',
    )
    expect(said(evaluation('chips', 0.011, alike))).toBe(
      'Fair enough. I would have shut 9: that is 1 chip more in 100 rounds.',
    )
    expect(said(evaluation('nearness', 0.03, alike))).toBe(
      'Fair enough. I would have shut 9: that ends nearer.',
    )
  })

  test('and that the box would have been shut', () => {
    expect(said(evaluation('win', 0.3, [undefined, 12]))).toBe(
      'Fair enough. I would have shut 9: that shuts the box!',
    )
  })

  test('but not of its own choice, nor of an event that is none', () => {
    expect(said(evaluation('win', 0.03), shut(9))).toBeUndefined()
    expect(said(evaluation('win', 0.03), { type: 'phonePassed' })).toBeUndefined()
  })

  test.each([
    ['win', 0.0099, 0.01],
    ['win-assumed', 0.0099, 0.01],
    ['chips', 0.0099, 0.01],
    ['score', 0.249, 0.25],
  ] as const)('and is silent below what is worth a word: %s', (aim, silent, worth) => {
    expect(said(evaluation(aim, silent))).toBeUndefined()
    expect(said(evaluation(aim, worth))).toBeDefined()
  })

  test('about one die or two, and about stopping', () => {
    const dice: Evaluation = {
      aim: 'score',
      value: -3,
      choices: [
        { choice: { type: 'throw', dice: 1 }, value: -3, goesOn: 30 },
        { choice: { type: 'throw', dice: 2 }, value: -4, goesOn: 21 },
      ],
    }
    expect(said(dice, rolled(6, 2))).toBe(
      'Fair enough. I would have thrown one die: 30 of 36 throws keep you going, instead of 21.',
    )
    const stop: Evaluation = {
      aim: 'nearness',
      value: 0.4,
      choices: [
        { choice: { type: 'throw', dice: 2 }, value: 0.4, goesOn: 30 },
        { choice: { type: 'stop' }, value: 0.3 },
      ],
    }
    expect(said(stop, stopped)).toBe('Fair enough. I would have thrown on: that ends nearer.')
  })
})

describe('in a match with a target', () => {
  const hundred = begin(presetRules('hundred'), 2)
  const at = (where: object): Match => ({ ...hundred, round: 4, sign: 'add', ...where })
  const taught = (match: Match, event: Parameters<typeof teachLine>[2], spoken = words) =>
    teachLine(match, evaluate(match, 0)!, event, spoken)

  test('the target is the reason: to land on it, and not that more throws go on', () => {
    const match = at({
      ...{ totals: [87, 17], open: tileSet([1, 3, 4, 5]), phase: 'shutting', dice: [4, 5] },
    })
    expect(taught(match, shut(1, 3, 5))).toBe(
      'Fair enough. I would have shut 4 and 5: that lands on 100.',
    )
    expect(taught(match, shut(1, 3, 5), frCoach.coach)?.replaceAll(/\s/g, ' ')).toBe(
      'Ça se défend. J’aurais fermé le 4 et le 5 : on tombait pile sur 100.',
    )
  })

  test('and so it is for stopping', () => {
    const match = at({ totals: [-35, 17], open: tileSet([1, 3, 5]), phase: 'rolling' })
    expect(taught(match, rolled(6, 3))).toBe(
      'Fair enough. I would have stopped there: that lands on 100.',
    )
  })

  test('shutting the box or going on is none', () => {
    const nearer = evaluation('nearness', 0.03)
    const shutsBox = evaluation('nearness', 0.03, [undefined, 12])
    const whole = at({ totals: [0, 0], phase: 'shutting', dice: [5, 4] })
    for (const judged of [nearer, shutsBox])
      expect(teachLine(whole, judged, shut(2, 7), words)).toBe(
        'Fair enough. I would have shut 9: that ends nearer.',
      )
  })
})

describe('every choice has its cost', () => {
  const costs = (judged: Evaluation) =>
    choiceCosts(judged, channel, words).map(({ name, goesOn, cost }) => [name, goesOn, cost])

  test.each([
    ['win', 0.031, 'wins 50 in 100', 'wins 3 fewer in 100'],
    ['win', 0.004, 'wins 50 in 100', 'all but the same'],
    ['win', 0, 'wins 50 in 100', 'just as good'],
    ['score', 1.26, 'leaves −0.5 on average', 'leaves 1.3 more on average'],
    ['chips', 0.05, '+0.5 chips on average', '5 chips fewer in 100 rounds'],
    ['nearness', 0.02, 'ends nearest', 'ends a little farther away'],
    ['nearness', 0.2, 'ends nearest', 'ends much farther away'],
  ] as const)('%s by %d', (aim, gain, best, other) => {
    expect(costs(evaluation(aim, gain))).toEqual([
      ['9', '29 of 36 go on', best],
      ['2 and 7', '24 of 36 go on', other],
    ])
  })

  test('and one that shuts the box says so', () => {
    expect(costs(evaluation('win', 0.3, [undefined, 12]))[0]).toEqual([
      '9',
      'shuts the box',
      'wins 50 in 100',
    ])
  })
})

/** Every text, with the functions called by something that reads like an argument. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const call = value as (...args: unknown[]) => unknown
    for (const first of [[1, 2], 'x', 1])
      try {
        return textsOf(call(first, [1, 2], [1, 2], 'x', 'x'))
      } catch {
        try {
          return textsOf(call(first, 1, 1, 1, 'x'))
        } catch {
          continue
        }
      }
    return []
  }
  return Object.values(value as object).flatMap(textsOf)
}

test.each([
  [
    'English',
    enCoach,
    /blunder|mistake|wrong|error|\bbad|\bpoor|\bfail|score of|grade|marks?\b|should have|percent|%/i,
  ],
  [
    'French',
    frCoach,
    /bourde|gaffe|bévue|faute|erreur|\bfaux|\bmauvais|\bbon(ne)?s? (choix|coups?|réponses?)|\bnuls?\b|\brat[ée]|échec|échou|\bnotes?\b|aurai[st] dû|fallait|%/i,
  ],
])('nobody is given school marks in %s', (_, words, marks) => {
  const texts = textsOf(words)
  expect(texts.length).toBeGreaterThan(80)
  for (const text of texts) expect(text).not.toMatch(marks)
})
