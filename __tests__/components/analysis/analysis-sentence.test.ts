import { amountText, analysisSentence } from '../../../components/analysis/analysis-sentence'
import {
  courseLines,
  courseRange,
  momentOf,
  valuesAt,
} from '../../../components/analysis/course-plot'
import { tileSet, type Choice } from '../../../engine'
import { enCoach } from '../../../i18n/coach'
import { frCoach } from '../../../i18n/fr'
import type { CostlyChoice, MatchAnalysis, SeatSkill } from '../../../model/match-analysis'
import { presetRules, seatsOf } from '../../support/scripted-match'

const words = enCoach.analysis
const [channel, pub, stakes] = (['channel', 'pub', 'stakes'] as const).map(presetRules)
const shut = (...tiles: number[]): Choice => ({ type: 'shut', tiles: tileSet(tiles) })
const skill = (luck: number, cost: number, realChoices = 8): SeatSkill => ({
  luck,
  costs: cost === 0 ? {} : { wins: cost },
  realChoices,
  rightChoices: cost === 0 ? realChoices : realChoices - 1,
})
const analysis = (seats: SeatSkill[], more: Partial<MatchAnalysis> = {}): MatchAnalysis => ({
  measure: 'wins',
  isAssumed: false,
  seats,
  course: [],
  ...more,
})
const COSTLIEST: CostlyChoice = {
  ...{ event: 9, seat: 0, round: 3, amount: 0.06, measure: 'wins' },
  ...{ best: shut(9), chosen: shut(2, 7) },
}
const said = (judged: MatchAnalysis, names = ['Anna', 'Ben'], rules = channel!) =>
  analysisSentence(judged, seatsOf(names), rules, words)

test('luck comes before skill, and then one choice to talk about', () => {
  expect(said(analysis([skill(-0.1, 0.02), skill(0.14, 0.1)], { costliest: COSTLIEST }))).toBe(
    'Ben had the dice: 14 in 100 better than fair. Anna played best; the one to talk about was Anna’s round 3: 2 and 7 instead of 9.',
  )
})

test.each([
  [4.26, '4.3 chips fewer'],
  [0.03, '0.03 chips fewer'],
])('a choice that cost %d chips is not told as none', (chips, told) => {
  expect(amountText(chips, 'chips', stakes!, words.cost)).toBe(told)
})

test('fair dice, equal play and nothing to talk about are said as such', () => {
  expect(said(analysis([skill(0.02, 0), skill(-0.02, 0)]))).toBe(
    'The dice were fair to everybody. You all played about equally well, and no choice cost much.',
  )
})

test('where the dice helped nobody, it is said whom they were against', () => {
  expect(said(analysis([skill(-0.2, 0), skill(0.01, 0.05)]))).toBe(
    'The dice were against Anna: 20 in 100 worse than fair. Anna played best.',
  )
})

test('of several who played as well all are named, and never who had nothing to choose', () => {
  const seats = [skill(0, 0.001), skill(0, 0), skill(0, 0.2), skill(0, 0, 0)]
  expect(said(analysis(seats), ['Anna', 'Ben', 'Cleo', 'Dan'])).toBe(
    'The dice were fair to everybody. Anna and Ben played best.',
  )
})

test('a match without choices is all luck', () => {
  expect(said(analysis([skill(0.3, 0, 0), skill(-0.3, 0, 0)], {}), undefined, pub)).toBe(
    'Anna had the dice: 30 in 100 better than fair. No choice made a difference.',
  )
})

test('alone it counts points, and the choices that mattered', () => {
  const alone = analysis([skill(4.25, 2)], {
    measure: 'points',
    costliest: {
      ...COSTLIEST,
      chosen: { type: 'throw', dice: 2 },
      best: { type: 'throw', dice: 1 },
    },
  })
  expect(said(alone, ['Anna'], pub)).toBe(
    'Anna had the dice: 4.3 points better than fair. Anna had 8 choices that mattered; the one to talk about was Anna’s turn: two dice instead of one die.',
  )
})

test('whoever alone had something to choose has not played best, and gets no mark for it', () => {
  const judged = analysis([skill(0, 0, 0), skill(0, 0.42, 1)], {
    costliest: { ...COSTLIEST, seat: 1, amount: 0.42 },
  })
  expect(said(judged, undefined, pub)).toBe(
    'The dice were fair to everybody. Ben had one choice that mattered; the one to talk about was Ben’s turn: 2 and 7 instead of 9.',
  )
  const french = analysisSentence(judged, seatsOf(['Anna', 'Ben']), pub!, frCoach.analysis)
  expect(french.replaceAll(/\s/g, ' ')).toContain(
    'Ben avait un choix qui comptait ; le choix à discuter, chez Ben',
  )
})

test('and is told so if every one was right', () => {
  const judged = analysis([skill(0, 0, 0), skill(0, 0, 3)])
  expect(said(judged, undefined, pub)).toBe(
    'The dice were fair to everybody. Ben made the best of every choice.',
  )
})

test('costs of several measures are weighed by what is worth a word of each', () => {
  const byChances = { ...skill(0, 0), costs: { wins: 0.05 }, rightChoices: 6 }
  const byNearness = { ...skill(0, 0), costs: { nearness: 0.01, wins: 0.01 }, rightChoices: 6 }
  expect(said(analysis([byChances, byNearness], { measure: 'nearness' }))).toBe(
    'The dice were fair to everybody. Ben played best.',
  )
})

test.each(['pub-digits', 'pub-reversed'] as const)(
  '%s: luck is told without a wild number',
  (id) => {
    const judged = analysis([skill(2_704_374_089, 0), skill(-9_000_000, 0)], { measure: 'points' })
    expect(said(judged, undefined, presetRules(id))).toBe(
      'Anna had the dice. You all played about equally well, and no choice cost much.',
    )
  },
)

describe('with a computer player at the table', () => {
  const table = seatsOf(['Ann', 'Pip']).map((player, seat) =>
    seat === 1 ? { ...player, computer: 'child' as const } : player,
  )
  const saidTo = (judged: MatchAnalysis) => analysisSentence(judged, table, channel!, words)

  test('equal play is told by name: nobody speaks to a computer player', () => {
    expect(saidTo(analysis([skill(0, 0), skill(0, 0)]))).toBe(
      'The dice were fair to everybody. Ann and Pip played about equally well, and no choice cost much.',
    )
  })

  test('where only its choices cost something there is none to talk about', () => {
    expect(saidTo(analysis([skill(0, 0), skill(0, 0.4)]))).toBe(
      'The dice were fair to everybody. Ann played best.',
    )
  })
})

test('for chips it counts chips', () => {
  const judged = analysis([skill(1.5, 0.1), skill(-1.5, 0)], { measure: 'chips' })
  expect(said(judged, undefined, stakes)).toMatch(
    /^Anna had the dice: 1\.5 chips better than fair\./,
  )
})

describe('the picture of the course', () => {
  const course = [
    { events: 0, values: [0.5, 0.5] },
    { events: 1, values: [0.6, null] },
    { events: 3, values: [0.2, 0.8] },
  ]
  const lines = courseLines(analysis([skill(0, 0), skill(0, 0)], { course }))

  test('has a line for each player where something is known of them', () => {
    expect(lines[1]!.points).toEqual([
      { x: 0, value: 0.5 },
      { x: 2, value: 0.8 },
    ])
    expect(valuesAt(lines, 1)).toEqual([0.6, 0.5])
  })

  test('shows chances from none to all, and scores as what is left', () => {
    expect(courseRange(lines, 'wins')).toEqual([0, 1])
    const scores = courseLines(
      analysis([skill(0, 0)], { measure: 'points', course: [{ events: 0, values: [-12] }] }),
    )
    expect(scores[0]!.points).toEqual([{ x: 0, value: 12 }])
    expect(courseRange(scores, 'points')).toEqual([0, 12])
    expect(courseRange([], 'chips')).toEqual([0, 1])
  })

  test('finds the moment of an event', () => {
    expect([0, 1, 2, 9].map((event) => momentOf(course, event))).toEqual([1, 2, 2, 2])
  })
})
