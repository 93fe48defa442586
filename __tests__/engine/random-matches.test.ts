import { isDeepStrictEqual } from 'node:util'

import {
  applyEvent,
  ranking,
  replay,
  startMatch,
  type Match,
  type MatchEvent,
  type MatchSetup,
} from '../../engine'
import { deepFreeze } from '../support/deep-freeze'
import { matchOnPaper } from '../support/paper-match'
import {
  disagreement,
  movesAt,
  startOnPaper,
  writeDown,
  type PaperPlay,
} from '../support/paper-play'
import { diceOnPaper, TILES_OF } from '../support/paper-turn'
import { SHAPES, someRules } from '../support/random-rules'
import { players } from '../support/scripted-match'
import { randomFrom, type Random } from '../support/seeded-random'
import { volume } from '../support/volumes'

const { from, to, count } = volume('randomMatches')
const REPLAYED_EVERY = 500
const TOO_MANY_EVENTS = 20_000
/** Luck keeps scores low: after so many turns it ends, or some matches would last very long. */
const LUCKY_TURNS = 60

const copy = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T

/** Random dice, or with the probability `luck` dice with a move. */
function someDice(random: Random, { rules, open, turns }: PaperPlay, luck: number): number[] {
  const count = random.pick(diceOnPaper(rules.oneDie, open))
  const isLucky = turns.length < LUCKY_TURNS && random.fraction() < luck
  for (let tries = 0; ; tries++) {
    const dice = Array.from({ length: count }, () => 1 + random.below(6))
    if (!isLucky || tries === 20 || movesAt(rules, open, dice).length > 0) return dice
  }
}

function someLegalEvent(random: Random, play: PaperPlay, luck: number): MatchEvent {
  switch (play.phase) {
    case 'announcing':
      return { type: 'signAnnounced', sign: random.pick(['add', 'subtract']) }
    case 'shutting': {
      const moves = movesAt(play.rules, play.open, play.thrown!.dice)
      return { type: 'tilesShut', tiles: TILES_OF[random.pick(moves)]! }
    }
    case 'turnOver':
      return { type: 'phonePassed' }
    default:
      if (play.undoable && random.below(20) === 0) return { type: 'shutTakenBack' }
      if (play.rules.mayStop && play.undoable && random.below(6) === 0)
        return { type: 'turnStopped' }
      return { type: 'diceRolled', dice: someDice(random, play, luck) }
  }
}

function checkReplay(setup: MatchSetup, events: readonly MatchEvent[], match: Match): void {
  const live = { ok: true, value: match }
  if (!isDeepStrictEqual(replay(setup, events), live)) throw new Error('replay differs')
  if (!isDeepStrictEqual(copy(match), match)) throw new Error('JSON changes the match')
  if (!isDeepStrictEqual(replay(copy(setup), copy(events)), live))
    throw new Error('replay from JSON differs')
}

/** Plays one match to its end, and checks everything after every event. */
function playMatch(seed: number): PaperPlay {
  const random = randomFrom(seed)
  const rules = someRules(random, SHAPES[seed % SHAPES.length]!)
  const fewest = rules.format.kind === 'stakes' ? 2 : 1
  const count =
    random.below(3) === 0 ? fewest + random.below(13 - fewest) : fewest + random.below(3)
  const luck = random.pick([0, 0.5, 0.9])
  const setup = deepFreeze<MatchSetup>({ rules, players: players(count) })
  const isReplayed = seed % REPLAYED_EVERY === 0
  const events: MatchEvent[] = []
  const play = startOnPaper(rules, count)

  const started = startMatch(setup)
  if (!started.ok) throw new Error(started.error)
  let match = started.value
  for (let turn = 0; play.phase !== 'matchOver'; turn++) {
    if (turn > TOO_MANY_EVENTS) throw new Error('the match does not end')
    const event = deepFreeze(someLegalEvent(random, play, luck))
    const applied = applyEvent(deepFreeze(match), event)
    if (!applied.ok) throw new Error(`${JSON.stringify(event)} refused: ${applied.error}`)
    match = applied.value
    writeDown(play, event)
    const wrong = disagreement(play, match)
    if (wrong) throw new Error(`wrong after ${JSON.stringify(event)}: ${wrong}`)
    if (isReplayed) {
      events.push(event)
      checkReplay(setup, events, match)
    }
  }
  const first = ranking(match).filter(({ place }) => place === 1)
  if (first.length !== play.result.outcome!.winners.length) throw new Error('first place is no win')
  return play
}

/** What a run of matches must have included for its result to be meaningful. */
function sightsOf({ rules, result, turns, players: count }: PaperPlay): string[] {
  const { winners, payers, captain } = result.outcome!
  const { format } = rules
  const carriedAfter = (played: number) =>
    (format.kind === 'stakes' && matchOnPaper(format, count, turns.slice(0, played)).carried) || 0
  const sights: Record<string, boolean> = {
    alone: count === 1,
    twelve: count === 12,
    shared: winners.length > 1,
    'tied payers': payers.length > 1,
    captain: captain !== undefined,
    'shut wins later': format.kind === 'rounds' && format.shutWins && turns.at(-1)!.isShut,
    'ends in mid-round': format.kind === 'first-to-lose' && turns.length % count !== 0,
    'all out together': count > 1 && result.out.length === count,
    'shared among the last out': format.kind === 'knockout' && winners.length > 1,
    'target hit': format.kind === 'target' && result.totals[winners[0]!] === format.target,
    'target missed': format.kind === 'target' && result.totals[winners[0]!] !== format.target,
    'below zero': result.totals.some((total) => total < 0),
    'shut for chips': format.kind === 'stakes' && turns.some((turn) => turn.isShut),
    'pot carried': turns.some((_, played) => carriedAfter(played) > 0),
    'twelve digits': rules.tiles === 12 && turns.some((turn) => turn.score > 1e12),
  }
  return Object.keys(sights).filter((sight) => sights[sight])
}

test('random matches of every combination of rules agree with the paper after every event', () => {
  const seen = new Map<string, number>()
  for (let seed = from; seed < to; seed++)
    try {
      for (const sight of sightsOf(playMatch(seed))) seen.set(sight, (seen.get(sight) ?? 0) + 1)
    } catch (error) {
      throw new Error(`Match ${seed}: ${(error as Error).message}`, { cause: error })
    }
  const rarest = Math.min(...seen.values())
  expect(rarest).toBeGreaterThanOrEqual(count / 10_000)
  expect(seen.size).toBe(15)
  expect(count).toBeGreaterThan(SHAPES.length)
}, 600_000)
