import { PRESETS, type MatchEvent, type PresetId, type Rules } from '../../../engine'
import { analysing } from '../../../engine/judgement/analyse'
import { NO_PATIENCE } from '../../../engine/judgement/judged-turn'
import { presetTiles } from '../../../engine/presets'
import { resultOf } from '../../../engine/result-of'
import type { MatchAnalysis } from '../../../model/match-analysis'
import { measureOf } from '../../../model/worth'
import { workOut } from '../../../state/judgement/work-out'
import { randomMatch } from '../../support/random-match'
import { after, begin, presetRules } from '../../support/scripted-match'
import { randomFrom } from '../../support/seeded-random'

async function analysed(
  rules: Rules,
  count: number,
  events: readonly MatchEvent[],
): Promise<MatchAnalysis> {
  const match = after(begin(rules, count), ...events)
  const played = { id: 'of the test', startedAt: 0, endedAt: 0, events, match }
  const analysis = await workOut(
    played,
    () => true,
    () => {},
  )
  if (!analysis) throw new Error('It was wanted to the end')
  return analysis
}

/** The measure, and by seat the real choices, of the deepest analysis within reach that values all moments alike. */
function realChoices(rules: Rules, count: number, events: readonly MatchEvent[]) {
  const analyses = [25_000, NO_PATIENCE].map((tables) =>
    resultOf(analysing(begin(rules, count).setup, events, tables)),
  )
  const alike = analyses.find(
    ({ moments }) => new Set(moments.map(({ aim }) => measureOf(aim))).size === 1,
  )
  const measure = alike && measureOf(alike.moments[0]!.aim)
  return { measure, choices: alike?.seats.map((seat) => seat.realChoices) }
}

/** The most players who are analysed quickly: digits have ten times the tables of sums. */
const mostPlayers = (id: PresetId, tiles: number) =>
  tiles === 12 || id === 'pub-reversed' ? 2 : id === 'pub-digits' ? 4 : 6

const tables = PRESETS.flatMap(({ id, rules, players }) =>
  presetTiles(id).flatMap((tiles) =>
    [2, 4, 6]
      .filter((count) => count >= players.min && count <= mostPlayers(id, tiles))
      .map((count) => ({ id, tiles, count, rules: { ...rules, tiles } })),
  ),
)

test.each(tables)(
  '$id, $tiles tiles: of $count players every choice counts that made a difference',
  async ({ rules, count, tiles }) => {
    const { events } = randomMatch(randomFrom(count + tiles), rules, count)
    const { measure, seats } = await analysed(rules, count, events)
    const choices = seats.map((seat) => seat.realChoices)
    expect({ measure, choices }).toEqual(realChoices(rules, count, events))
  },
)

test.each<[PresetId, number, Partial<Rules>, MatchAnalysis['measure']]>([
  ['pub', 4, { tiles: 12 }, 'wins'],
  ['stakes', 4, { tiles: 12 }, 'chips'],
  ['pub-digits', 2, { tiles: 12 }, 'points'],
  ['hundred', 2, {}, 'nearness'],
])(
  '%s with %i players %j is told in %s, from the first player to the last',
  async (id, count, house, measure) => {
    const rules = { ...presetRules(id), ...house }
    const { events } = randomMatch(randomFrom(1), rules, count)
    const analysis = await analysed(rules, count, events)
    expect(analysis.measure).toBe(measure)
    expect(Math.min(...analysis.seats.map((seat) => Math.abs(seat.luck)))).toBeGreaterThan(0)
  },
)

test('in a race of two, what one gains the other loses, from the first chance to the last', async () => {
  const rules = presetRules('sailors')
  const { events } = randomMatch(randomFrom(3), rules, 2)
  const { seats, course } = await analysed(rules, 2, events)
  const [first, second] = seats.map(({ luck, error }) => luck - error)
  const chances = course.map(({ values }) => values[0]!)
  expect([0, 0.5, 1]).toContain(chances.at(-1))
  expect(chances[0]! + first! - second!).toBeCloseTo(chances.at(-1)!, 4)
})

test.each<[PresetId, number, Partial<Rules>]>([
  ['pub-reversed', 3, {}],
  ['sailors', 2, { format: { kind: 'knockout', limit: 40 } }],
])(
  '%s with %i players %j: the progress grows from the first table on, and never falls',
  async (id, count, house) => {
    const rules = { ...presetRules(id), ...house }
    const { events } = randomMatch(randomFrom(2), rules, count)
    const match = after(begin(rules, count), ...events)
    const parts: number[] = []
    const played = { id: 'of the test', startedAt: 0, endedAt: 0, events, match }
    await workOut(
      played,
      () => true,
      (part) => void parts.push(part),
    )
    expect(parts).toEqual([...parts].sort((a, b) => a - b))
    expect(parts.at(-1)).toBeLessThanOrEqual(1)
    // Nearly all of the time goes into the tables.
    const early = new Set(parts.filter((part) => part < 0.8).map((part) => Math.round(100 * part)))
    expect(early.size).toBeGreaterThan(16)
  },
)
