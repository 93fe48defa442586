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
import { resultOf } from '../../../engine/result-of'
import { judging, PATIENCE } from '../../../engine/judgement/judged-turn'
import { valueAfterThrow, valueOfThrowing } from '../../../engine/judgement/turn-table'
import { ONE_DIE_THROWS, TWO_DICE_THROWS } from '../../support/paper-turn'
import { randomMatch } from '../../support/random-match'
import { randomFrom, type Random } from '../../support/seeded-random'
import { RULES_TO_TEST } from '../../support/rules-to-test'
import { players } from '../../support/scripted-match'
import { volume } from '../../support/volumes'

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

const lucky = volume('luckyBoards')

test('over all throws at a board the mean luck is nothing', () => {
  // Numbers in steps without a common factor with 511 go through every board of every preset.
  for (let number = lucky.from; number < lucky.to; number++) {
    const { rules, players: range } = RULES_TO_TEST[number % RULES_TO_TEST.length]!
    const count = isRace(rules) && number < 100 ? 3 : 2
    const started = startMatch({ rules, players: players(Math.max(range.min, count)) })
    if (!started.ok) throw new Error(started.error)
    const boards = 2 ** rules.tiles - 1
    const open = (1 + ((Math.floor(number / RULES_TO_TEST.length) * 173) % boards)) as Match['open']
    const match = { ...started.value, phase: 'rolling', open } as Match
    const table = resultOf(judging(match, PATIENCE)).table('add')
    for (const dice of diceCounts(rules, open)) {
      const before = valueOfThrowing(rules, table, open, dice)
      const throws = dice === 1 ? ONE_DIE_THROWS : TWO_DICE_THROWS
      const luck = throws.map((thrown) => valueAfterThrow(rules, table, open, thrown) - before)
      const mean = luck.reduce((sum, one) => sum + one, 0) / throws.length
      if (!(Math.abs(mean) <= 1e-12 * Math.max(1, Math.abs(before))))
        throw new Error(`Board ${open} of ${number}: ${mean}`)
    }
  }
}, 600_000)
