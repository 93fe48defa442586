/** A whole match worked out by the engine alone: what the screens must show when it is played on them. */
import {
  applyEvent,
  diceCounts,
  legalMoves,
  startMatch,
  sumOf,
  throwDice,
  tilesOf,
  tileSet,
  turnScore,
  without,
  type DiceCount,
  type Match,
  type MatchEvent,
  type MatchIn,
  type MatchSetup,
  type Sign,
  type TileSet,
} from '../../../engine'

/** How somebody plays; what is left out is done in the plainest way. */
export type Strategy = {
  readonly move: (match: MatchIn<'shutting'>, moves: readonly TileSet[]) => TileSet
  readonly count?: (match: MatchIn<'rolling'>, counts: readonly DiceCount[]) => DiceCount
  readonly stops?: (match: MatchIn<'rolling'>) => boolean
  readonly sign?: (match: MatchIn<'announcing'>) => Sign
}

export type PlannedMatch = {
  readonly setup: MatchSetup
  readonly seed: Uint8Array
  readonly events: readonly MatchEvent[]
  readonly end: MatchIn<'matchOver'>
}

const SEED_BYTES = 32

/** A seed that is easy to name: thirty-two bytes that hold one number. */
export function seedOf(number: number): Uint8Array {
  const seed = new Uint8Array(SEED_BYTES)
  new DataView(seed.buffer).setUint32(SEED_BYTES - 4, number)
  return seed
}

function nextEvent(match: Match, seed: Uint8Array, strategy: Strategy): MatchEvent {
  const { rules } = match.setup
  switch (match.phase) {
    case 'announcing':
      return { type: 'signAnnounced', sign: strategy.sign?.(match) ?? 'add' }
    case 'rolling': {
      if (match.lastShut && strategy.stops?.(match)) return { type: 'turnStopped' }
      const counts = diceCounts(rules, match.open)
      const count = strategy.count?.(match, counts) ?? counts.at(-1)!
      return { type: 'diceRolled', dice: throwDice(seed, match.throws, count) }
    }
    case 'shutting': {
      const move = strategy.move(match, legalMoves(rules, match.open, match.dice))
      return { type: 'tilesShut', tiles: tilesOf(move) }
    }
    case 'turnOver':
      return { type: 'phonePassed' }
    case 'matchOver':
      throw new Error('Nothing happens after the end.')
  }
}

/** The match these people play with this seed, to its end. */
export function planMatch(setup: MatchSetup, seed: number, strategy: Strategy): PlannedMatch {
  const bytes = seedOf(seed)
  const started = startMatch(setup)
  if (!started.ok) throw new Error(`The match does not start: ${started.error}`)
  let match = started.value
  const events: MatchEvent[] = []
  while (match.phase !== 'matchOver') {
    const event = nextEvent(match, bytes, strategy)
    const applied = applyEvent(match, event)
    if (!applied.ok) throw new Error(`The plan is not allowed: ${applied.error}`)
    events.push(event)
    match = applied.value
  }
  return { setup, seed: bytes, events, end: match }
}

/** The first seed from 1 on whose match is as wanted. */
export function findSeed(
  setup: MatchSetup,
  strategy: Strategy,
  isWanted: (plan: PlannedMatch) => boolean,
  limit = 20_000,
): number {
  for (let seed = 1; seed <= limit; seed++) {
    if (isWanted(planMatch(setup, seed, strategy))) return seed
  }
  throw new Error(`None of the first ${limit} seeds leads to such a match.`)
}

const fewestTiles = (moves: readonly TileSet[]) =>
  [...moves].sort((a, b) => tilesOf(a).length - tilesOf(b).length || b - a)[0]!

/** Shuts as few and as high flaps as can be, and throws one die as soon as it may. */
export const highFirst: Strategy = {
  move: (_, moves) => fewestTiles(moves),
  count: (match, counts) => (counts.includes(1) && sumOf(match.open) <= 6 ? 1 : counts.at(-1)!),
}

/** Shuts as many flaps as can be, so that few throws end a turn. */
export const manyFirst: Strategy = {
  move: (_, moves) => [...moves].sort((a, b) => tilesOf(b).length - tilesOf(a).length || a - b)[0]!,
}

const digitsOf = (value: number): TileSet => tileSet(Array.from(String(value), Number))

/**
 * Lands on a hundred in two turns: leaves 1, x and y in the first, subtracts xy in the second, and stops
 * as soon as that stands. The first seat stops at once, to leave the match to the other.
 */
export const aimForHundred: Strategy = {
  sign: ({ totals, seat }) => (totals[seat]! > 100 ? 'subtract' : 'add'),
  move: (match, moves) => {
    const missing = match.totals[match.seat]! - 100
    const wanted = match.round === 1 ? tileSet([1]) : digitsOf(Math.abs(missing))
    const sparing = moves.filter((move) => without(wanted, move) === wanted)
    return fewestTiles(sparing.length > 0 ? sparing : moves)
  },
  stops: ({ seat, round, open, totals, setup: { rules } }) => {
    const score = turnScore(rules, open)
    if (seat === 0) return true
    return round === 1 ? score > 100 && score < 200 : totals[seat]! - score === 100
  },
}
