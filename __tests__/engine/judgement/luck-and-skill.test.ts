import {
  analyse,
  diceCounts,
  PRESETS,
  startMatch,
  type Match,
  type MatchEvent,
  type Moment,
  type Rules,
} from '../../../engine'
import { runToEnd } from '../../../engine/run-to-end'
import { judgeInSteps, DEFAULT_MAX_TABLES } from '../../../engine/judgement/judged-turn'
import { presetTiles } from '../../../engine/presets'
import { valueAfterThrow, valueOfThrowing } from '../../../engine/judgement/turn-table'
import { ONE_DIE_THROWS, TWO_DICE_THROWS } from '../../support/paper-turn'
import { randomMatch } from '../../support/random-match'
import { randomFrom, type Random } from '../../support/seeded-random'
import { players } from '../../support/scripted-match'
import { isFullVolume, volume } from '../../support/volumes'

/** The tables of two players in a race take seconds: among the first cases of a test it has three. */
const isRace = ({ format: { kind } }: Rules) => kind === 'first-to-lose' || kind === 'knockout'

/** A match of random choices; most have few players, because many take long where the scores are digits. */
function someMatch(random: Random, number: number) {
  const { rules, players: range } = PRESETS[number % PRESETS.length]!
  const most = rules.scoring === 'sum' ? 4 : 2
  const least = isRace(rules) && number < 100 ? 3 : range.min
  return randomMatch(random, rules, Math.max(least, 1 + random.below(most)))
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))

/** In every turn the moments follow from each other, and none costs less than nothing. */
function checkMoments(moments: readonly Moment[], events: readonly MatchEvent[]): void {
  moments.forEach((moment, at) => {
    const before = moments[at - 1]
    const isSameTurn =
      before && !events.slice(before.event, moment.event).some(({ type }) => type === 'phonePassed')
    if (isSameTurn && !near(before.after, moment.before)) throw new Error(`${at} does not follow`)
    if (moment.kind === 'choice' && moment.error < 0)
      throw new Error(`${at} costs less than nothing`)
    const change = moment.kind === 'throw' ? moment.luck : -moment.error
    if (!near(moment.before + change, moment.after)) throw new Error(`${at} does not add up`)
  })
}

/** Two players for the win: what one gains the other loses, from the first chance to the last. */
function checkWholeMatch(
  moments: readonly Moment[],
  { match, setup }: ReturnType<typeof randomMatch>,
): boolean {
  const isZeroSum = setup.players.length === 2 && moments.every(({ aim }) => aim === 'win')
  if (!isZeroSum || match.phase !== 'matchOver') return false
  let chance = moments[0]!.before
  for (const moment of moments) {
    const change = moment.kind === 'throw' ? moment.luck : -moment.error
    chance += moment.seat === 0 ? change : -change
  }
  const { winners } = match.outcome
  const share = winners.includes(0) ? 1 / winners.length : 0
  if (!near(chance, share)) throw new Error(`${chance} in the end, not ${share}`)
  return true
}

const { from, to } = volume('analysedMatches')

test('in random matches of every preset start plus luck minus error is the end', () => {
  let zeroSums = 0
  for (let number = from; number < to; number++)
    try {
      const played = someMatch(randomFrom(number), number)
      const { moments, seats } = analyse(played.setup, played.events)
      checkMoments(moments, played.events)
      if (checkWholeMatch(moments, played)) zeroSums++
      const luck = moments.reduce(
        (sum, moment) => sum + (moment.kind === 'throw' ? moment.luck : 0),
        0,
      )
      if (
        !near(
          luck,
          seats.reduce((sum, seat) => sum + seat.luck, 0),
        )
      )
        throw new Error('luck is lost')
    } catch (error) {
      throw new Error(`Match ${number}: ${(error as Error).message}`, { cause: error })
    }
  expect(zeroSums).toBeGreaterThan((to - from) / 20)
}, 600_000)

/** Every board of every preset in turn, with each number of tiles. */
const BOARDS = PRESETS.flatMap(({ id, rules, players: { min } }) =>
  presetTiles(id).flatMap((tiles) => {
    const boards = 2 ** tiles - 1
    return Array.from({ length: boards }, (_, rank) => ({
      rank,
      rules: { ...rules, tiles },
      count: Math.max(min, 2),
      // The steps have no factor in common with the number of boards.
      open: (1 + ((rank * 1_987) % boards)) as Match['open'],
    }))
  }),
).sort((a, b) => a.rank - b.rank)

/** As much as the coach has: more takes seconds for each preset. */
const FEW_TABLES = 25_000

const lucky = volume('luckyBoards')

test('over all throws at a board the mean luck is nothing', () => {
  for (const { rules, count, open } of BOARDS.slice(lucky.from, lucky.to)) {
    const started = startMatch({ rules, players: players(count) })
    if (!started.ok) throw new Error(started.error)
    const match = { ...started.value, phase: 'rolling', open } as Match
    const table = runToEnd(
      judgeInSteps(match, isFullVolume ? DEFAULT_MAX_TABLES : FEW_TABLES),
    ).table('add')
    const means = diceCounts(rules, open).map((dice) => {
      const throws = dice === 1 ? ONE_DIE_THROWS : TWO_DICE_THROWS
      const values = throws.map((thrown) => valueAfterThrow(rules, table, open, thrown))
      const mean = values.reduce((sum, value) => sum + value, 0) / throws.length
      return { mean, luck: mean - valueOfThrowing(rules, table, open, dice) }
    })
    // Each number of dice has its own value before the throw, and the turn is worth the best of them.
    const before = table.thrown[open]!
    const lucks = [
      ...means.map(({ luck }) => luck),
      Math.max(...means.map(({ mean }) => mean)) - before,
    ]
    if (lucks.some((luck) => !(Math.abs(luck) <= 1e-12 * Math.max(1, Math.abs(before)))))
      throw new Error(`Board ${open} of ${JSON.stringify(rules)}: ${lucks.join()}`)
  }
}, 600_000)

test('those are all the boards of every preset', () => {
  const boards = new Set(BOARDS.map(({ rules, open }) => `${JSON.stringify(rules)} ${open}`))
  expect(boards.size).toBe(8 * 511 + 4 * 4_095)
})
