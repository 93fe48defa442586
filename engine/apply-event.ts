import { diceCounts, type DiceCount } from './dice-counts'
import { enterPhase } from './enter-phase'
import {
  SIGNS,
  type Match,
  type MatchEvent,
  type MatchIn,
  type Player,
  type Violation,
} from './match'
import { isFace, legalMoves } from './moves'
import { err, ok, type Result } from './result'
import { scoreTurn } from './score-turn'
import { NO_TILES, sizeOf, tileSet, tilesUpTo, without } from './tile-set'

type Applied<P extends Player> = Result<Match<P>, Violation>
type EventOf<T extends MatchEvent['type']> = Extract<MatchEvent, { type: T }>

/** A match in the middle of a turn. */
type Playing<P extends Player> = MatchIn<'announcing' | 'rolling' | 'shutting', P>

const isOneOrTwo = (dice: unknown) =>
  Array.isArray(dice) && (dice.length === 1 || dice.length === 2)

function announceSign<P extends Player>(
  match: Playing<P>,
  { sign }: EventOf<'signAnnounced'>,
): Applied<P> {
  if (match.phase !== 'announcing') {
    if (match.setup.rules.format.kind !== 'target') return err('nothing-to-announce')
    return err(match.round === 1 ? 'first-turn-adds' : 'already-announced')
  }
  if (!SIGNS.includes(sign)) return err('sign-unknown')
  const rolling = enterPhase(match, 'rolling', {})
  rolling.sign = sign
  return ok(rolling)
}

function rollDice<P extends Player>(match: Playing<P>, event: EventOf<'diceRolled'>): Applied<P> {
  if (match.phase === 'announcing') return err('sign-not-announced')
  if (match.phase !== 'rolling') return err('tiles-not-shut')
  const { rules } = match.setup
  if (!isOneOrTwo(event.dice)) return err('not-one-or-two-dice')
  const dice: readonly number[] = [...event.dice]
  if (!dice.every(isFace)) return err('face-unknown')
  if (!diceCounts(rules, match.open).includes(dice.length as DiceCount))
    return err('dice-count-not-allowed')
  if (legalMoves(rules, match.open, dice).length === 0)
    return ok(scoreTurn(match, match.open, { by: 'no-move', dice }))
  const shutting = enterPhase(match, 'shutting', { dice })
  shutting.throws++
  return ok(shutting)
}

function shutTiles<P extends Player>(
  match: Playing<P>,
  { tiles }: EventOf<'tilesShut'>,
): Applied<P> {
  if (match.phase !== 'shutting') return err('dice-not-thrown')
  const { open, dice, setup } = match
  // A longer list cannot be a move: refused here, so that a huge list is never read.
  if (!Array.isArray(tiles) || tiles.length > setup.rules.tiles) return err('not-a-move')
  const shut = tileSet(tiles)
  const areDistinct = sizeOf(shut) === tiles.length
  if (!areDistinct || !legalMoves(setup.rules, open, dice).includes(shut)) return err('not-a-move')
  const stillOpen = without(open, shut)
  if (stillOpen === NO_TILES) return ok(scoreTurn(match, stillOpen, { by: 'shut' }))
  const rolling = enterPhase(match, 'rolling', { lastShut: { open, dice } })
  rolling.open = stillOpen
  return ok(rolling)
}

function takeBackShut<P extends Player>(match: Playing<P>): Applied<P> {
  if (match.phase !== 'rolling' || !match.lastShut) return err('nothing-to-take-back')
  const { open, dice } = match.lastShut
  const shutting = enterPhase(match, 'shutting', { dice })
  shutting.open = open
  return ok(shutting)
}

function stopTurn<P extends Player>(match: Playing<P>): Applied<P> {
  const { rules } = match.setup
  if (!rules.mayStop) return err('stopping-not-allowed')
  if (match.phase === 'shutting') return err('tiles-not-shut')
  // Each completed throw shuts a tile: with all tiles open there was none in this turn.
  if (match.open === tilesUpTo(rules.tiles)) return err('stop-before-first-throw')
  return ok(scoreTurn(match, match.open, { by: 'stop' }))
}

function passPhone<P extends Player>(match: MatchIn<'turnOver', P>): Applied<P> {
  const { next, setup, roundScores } = match
  const mustAnnounce = setup.rules.format.kind === 'target' && next.round > 1
  const passed = enterPhase(match, mustAnnounce ? 'announcing' : 'rolling', {})
  passed.seat = next.seat
  passed.open = tilesUpTo(setup.rules.tiles)
  if (next.round !== match.round) passed.roundScores = roundScores.map(() => null)
  passed.round = next.round
  return ok(passed)
}

function play<P extends Player>(match: Playing<P>, event: MatchEvent): Applied<P> {
  switch (event.type) {
    case 'signAnnounced':
      return announceSign(match, event)
    case 'diceRolled':
      return rollDice(match, event)
    case 'tilesShut':
      return shutTiles(match, event)
    case 'shutTakenBack':
      return takeBackShut(match)
    case 'turnStopped':
      return stopTurn(match)
    case 'phonePassed':
      return err('turn-not-over')
    default:
      return err('unknown-event')
  }
}

/** Returns the match after the event, or the code of the rule it breaks; never changes `match`. */
export function applyEvent<P extends Player>(match: Match<P>, event: MatchEvent): Applied<P> {
  if (match.phase === 'matchOver') return err('match-over')
  if (typeof event !== 'object' || event === null) return err('unknown-event')
  if (match.phase !== 'turnOver') return play(match, event)
  return event.type === 'phonePassed' ? passPhone(match) : err('turn-over')
}

/** The match with the phone passed to the next player; unchanged where it cannot be passed. */
export function afterPass<P extends Player>(match: Match<P>): Match<P> {
  const passed = applyEvent(match, { type: 'phonePassed' })
  return passed.ok ? passed.value : match
}
