import {
  analyse,
  applyEvent,
  diceCounts,
  legalMoves,
  PRESETS,
  startMatch,
  tilesOf,
  type Match,
  type MatchEvent,
  type MatchSetup,
  type Moment,
  type Rules,
} from '../../../engine'
import { resultOf } from '../../../engine/result-of'
import { judging, PATIENCE } from '../../../engine/judgement/judged-turn'
import { valueAfterThrow, valueOfThrowing } from '../../../engine/judgement/turn-table'
import { ONE_DIE_THROWS, TWO_DICE_THROWS } from '../../support/paper-turn'
import { randomFrom, type Random } from '../../support/seeded-random'
import { players } from '../../support/scripted-match'
import { volume } from '../../support/volumes'

function someEvent(random: Random, match: Match): MatchEvent {
  const { rules } = match.setup
  switch (match.phase) {
    case 'announcing':
      return { type: 'signAnnounced', sign: random.pick(['add', 'subtract']) }
    case 'shutting':
      return {
        type: 'tilesShut',
        tiles: tilesOf(random.pick(legalMoves(rules, match.open, match.dice))),
      }
    case 'rolling': {
      if (match.lastShut && random.below(20) === 0) return { type: 'shutTakenBack' }
      if (match.lastShut && rules.mayStop && random.below(6) === 0) return { type: 'turnStopped' }
      const count = random.pick(diceCounts(rules, match.open))
      return { type: 'diceRolled', dice: Array.from({ length: count }, () => 1 + random.below(6)) }
    }
    default:
      return { type: 'phonePassed' }
  }
}

/** The tables of two players in a race take seconds: among the first cases of a test it has three. */
const isRace = ({ format: { kind } }: Rules) => kind === 'first-to-lose' || kind === 'knockout'

type Played = { readonly setup: MatchSetup; readonly events: MatchEvent[]; readonly match: Match }

/** A match of random choices; most have few players, because many take long where the scores are digits. */
function someMatch(random: Random, number: number): Played {
  const { rules, players: range } = PRESETS[number % PRESETS.length]!
  const most = rules.scoring === 'sum' ? 4 : 2
  const least = isRace(rules) && number < 100 ? 3 : range.min
  const count = Math.max(least, 1 + random.below(most))
  const setup = { rules, players: players(count) }
  const started = startMatch(setup)
  if (!started.ok) throw new Error(started.error)
  const events: MatchEvent[] = []
  let match: Match = started.value
  while (match.phase !== 'matchOver') {
    const event = someEvent(random, match)
    const applied = applyEvent(match, event)
    if (!applied.ok) throw new Error(applied.error)
    events.push(event)
    match = applied.value
  }
  return { setup, events, match }
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
function checkWholeMatch(moments: readonly Moment[], { match, setup }: Played): boolean {
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

const boards = volume('luckyBoards')

test('over all throws at a board the mean luck is nothing', () => {
  // Numbers in steps without a common factor with 512 go through every board of every preset.
  for (let number = boards.from; number < boards.to; number++) {
    const { rules, players: range } = PRESETS[number % PRESETS.length]!
    const count = isRace(rules) && number < 100 ? 3 : 2
    const started = startMatch({ rules, players: players(Math.max(range.min, count)) })
    if (!started.ok) throw new Error(started.error)
    const open = (1 + ((Math.floor(number / PRESETS.length) * 173) % 511)) as Match['open']
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
