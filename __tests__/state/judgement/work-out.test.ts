import {
  applyEvent,
  evaluate,
  PRESETS,
  tilesOf,
  type Choice,
  type Evaluation,
  type Match,
  type MatchEvent,
  type PresetId,
  type Rules,
} from '../../../engine'
import { analyseInSteps } from '../../../engine/judgement/analyse'
import { presetTiles } from '../../../engine/presets'
import { runToEnd } from '../../../engine/run-to-end'
import type { MatchAnalysis } from '../../../model/match-analysis'
import type { SeatedMatch } from '../../../model/player'
import { isChoiceRelevant, isNoticeable, measureOf } from '../../../model/measure'
import { workOut } from '../../../state/judgement/work-out'
import { randomMatch } from '../../support/random-match'
import { after, begin, presetRules } from '../../support/scripted-match'
import { randomFrom, type Random } from '../../support/seeded-random'

/** The coach's patience, and that of the analysis. */
const MAX_TABLES = 25_000

async function analysisOf(
  events: readonly MatchEvent[],
  match: SeatedMatch,
): Promise<MatchAnalysis> {
  const played = { id: 'of the test', startedAt: 0, endedAt: 0, events, match }
  const analysis = await workOut(
    played,
    () => true,
    () => {},
  )
  if (!analysis) throw new Error('It was wanted to the end')
  return analysis
}

const analysed = (rules: Rules, count: number, events: readonly MatchEvent[]) =>
  analysisOf(events, after(begin(rules, count), ...events))

/** By seat, how many choices mattered of the deepest analysis within reach. */
function choicesThatMattered(rules: Rules, count: number, events: readonly MatchEvent[]) {
  const { setup } = begin(rules, count)
  const mattered = setup.players.map(() => 0)
  for (const moment of runToEnd(analyseInSteps(setup, events, MAX_TABLES)).moments)
    if (moment.kind === 'choice' && isNoticeable(moment.spread, measureOf(moment.aim), rules))
      mattered[moment.seat]!++
  return mattered
}

function eventOf(choice: Choice, random: Random): MatchEvent {
  switch (choice.type) {
    case 'announce':
      return { type: 'signAnnounced', sign: choice.sign }
    case 'throw':
      return {
        type: 'diceRolled',
        dice: Array.from({ length: choice.dice }, () => 1 + random.below(6)),
      }
    case 'shut':
      return { type: 'tilesShut', tiles: tilesOf(choice.tiles) }
    case 'stop':
      return { type: 'turnStopped' }
  }
}

/** The analysis of a match in which everybody chooses like this, knowing what the coach would say. */
function playedBy(
  start: SeatedMatch,
  random: Random,
  choose: (judged: Evaluation, match: Match) => Choice,
): Promise<MatchAnalysis> {
  const events: MatchEvent[] = []
  let match = start
  while (match.phase !== 'matchOver') {
    const judged = evaluate(match, MAX_TABLES)
    const event: MatchEvent = judged
      ? eventOf(choose(judged, match), random)
      : { type: 'phonePassed' }
    const applied = applyEvent(match, event)
    if (!applied.ok) throw new Error(applied.error)
    events.push(event)
    match = applied.value
  }
  return analysisOf(events, match)
}

/** The most players who are analysed quickly: digits have ten times the tables of sums. */
const mostPlayers = (id: PresetId, tiles: number) =>
  tiles === 12 || id === 'pub-reversed' || id === 'hundred' ? 2 : id === 'pub-digits' ? 4 : 6

const tables = PRESETS.flatMap(({ id, rules, players }) =>
  presetTiles(id).flatMap((tiles) =>
    [2, 4, 6]
      .filter((count) => count >= players.min && count <= mostPlayers(id, tiles))
      .map((count) => ({ id, tiles, count, rules: { ...rules, tiles } })),
  ),
)

test.each(tables)(
  '$id, $tiles tiles: of $count players every choice counts that made a difference worth a word',
  async ({ rules, count, tiles }) => {
    const { events } = randomMatch(randomFrom(count + tiles), rules, count)
    const { seats } = await analysed(rules, count, events)
    expect(seats.map((seat) => seat.realChoices)).toEqual(choicesThatMattered(rules, count, events))
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
  const { seats: judged } = runToEnd(analyseInSteps(begin(rules, 2).setup, events, MAX_TABLES))
  const [first, second] = seats.map(({ luck }, seat) => luck - judged[seat]!.error)
  const chances = course.map(({ values }) => values[0]!)
  expect([0, 0.5, 1]).toContain(chances.at(-1))
  expect(chances[0]! + first! - second!).toBeCloseTo(chances.at(-1)!, 4)
})

test.each<[PresetId, number, Partial<Rules>]>([
  ['pub-reversed', 3, {}],
  ['sailors', 2, { format: { kind: 'knockout', limit: 40 } }],
  ['hundred', 3, {}],
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

const [TWO, FOUR] = [2, 4]
const followed: readonly (readonly [string, number, Rules])[] = [
  ...PRESETS.map(({ id, rules }) => [id, TWO, rules] as const),
  ['pub', FOUR, presetRules('pub')],
  ['hundred', 3, presetRules('hundred')],
  ['sailors', 3, presetRules('sailors')],
  ['pub-digits', TWO, { ...presetRules('pub-digits'), tiles: 12 }],
  ['pub-reversed', TWO, { ...presetRules('pub-reversed'), tiles: 12 }],
  [
    'pub-digits in three rounds',
    TWO,
    { ...presetRules('pub-digits'), format: { kind: 'rounds', rounds: 3, shutWins: false } },
  ],
]

test.each(followed)(
  '%s with %i players: whoever does what the coach says has chosen right each time',
  async (_, count, rules) => {
    for (const seed of [1, 2, 3]) {
      const { seats, costliest } = await playedBy(
        begin(rules, count),
        randomFrom(seed),
        ({ choices }) => choices[0]!.choice,
      )
      expect(costliest).toBeUndefined()
      expect(seats.map((seat) => seat.rightChoices)).toEqual(seats.map((seat) => seat.realChoices))
      expect(seats.map(({ costs }) => costs)).toEqual(seats.map(() => ({})))
    }
  },
)

test.each(followed)(
  '%s with %i players: what is chosen where the coach says that all are the same counts for nothing',
  async (_, count, rules) => {
    const random = randomFrom(7)
    const { seats, costliest } = await playedBy(
      begin(rules, count),
      random,
      (judged, match) =>
        (isChoiceRelevant(judged, match.setup.rules)
          ? judged.choices[0]!
          : random.pick(judged.choices)
        ).choice,
    )
    expect(costliest).toBeUndefined()
    expect(seats.map((seat) => seat.rightChoices)).toEqual(seats.map((seat) => seat.realChoices))
  },
)

describe('Ann against the child', () => {
  const against = (id: PresetId): SeatedMatch => {
    const match = begin(presetRules(id), 2)
    const [ann, pip] = match.setup.players
    const players = [ann!, { ...pip!, computer: 'child' as const }]
    return { ...match, setup: { ...match.setup, players } }
  }
  /** Ann follows the coach or not; the child takes what is worst. */
  const play = (id: PresetId, isAnnCareful: boolean) =>
    playedBy(against(id), randomFrom(3), ({ choices }, { seat }) =>
      seat === 0 && isAnnCareful ? choices[0]!.choice : choices.at(-1)!.choice,
    )

  test.each<PresetId>(['channel', 'sailors'])('%s: nobody talks about the child', async (id) => {
    const { seats, costliest } = await play(id, true)
    expect(seats[1]!.rightChoices).toBeLessThan(seats[1]!.realChoices)
    expect(costliest).toBeUndefined()
  })

  test.each<PresetId>(['channel', 'sailors'])(
    '%s: Ann’s own choice is talked about',
    async (id) => {
      expect((await play(id, false)).costliest).toMatchObject({ seat: 0 })
    },
  )
})

test.each<[PresetId, number, boolean]>([
  ['sailors', 3, true],
  ['sailors', 2, false],
  ['pub', 3, false],
  ['stakes', 3, false],
])(
  '%s with %i players: it is kept whether chances are assumed: %p',
  async (id, count, isAssumed) => {
    const rules = presetRules(id)
    const { events } = randomMatch(randomFrom(4), rules, count)
    expect(await analysed(rules, count, events)).toMatchObject({ isAssumed })
  },
)
