import { naiveMoves } from './moves'
import { diceCounts, tileSet, type MatchEvent, type MatchSetup } from '../../../engine'

export type NaiveMatch = {
  setup: MatchSetup
  phase: 'rolling' | 'shutting' | 'turnOver' | 'matchOver'
  seat: number
  open: number[]
  dice: number[]
  totals: number[]
  log: MatchEvent[]
}

const allTiles = (setup: MatchSetup) =>
  Array.from({ length: setup.rules.tiles }, (_, index) => index + 1)

export const startNaiveMatch = (setup: MatchSetup): NaiveMatch => ({
  setup,
  phase: 'rolling',
  seat: 0,
  open: allTiles(setup),
  dice: [],
  totals: setup.players.map(() => 0),
  log: [],
})

function endTurn(match: NaiveMatch): void {
  const score = match.open.reduce((total, tile) => total + tile, 0)
  match.totals[match.seat]! += score
  match.phase = match.seat === match.totals.length - 1 ? 'matchOver' : 'turnOver'
}

const isSameMove = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((tile) => b.includes(tile))

/**
 * A simple reducer: copies the whole match, keeps its log inside, and searches for the moves.
 * It plays one round and knows none of the formats, which is less work than the engine does.
 */
export function applyNaiveEvent(before: NaiveMatch, event: MatchEvent): NaiveMatch {
  const match = JSON.parse(JSON.stringify(before)) as NaiveMatch
  const { rules } = match.setup
  match.log.push(event)
  if (event.type === 'diceRolled' && match.phase === 'rolling') {
    const counts: readonly number[] = diceCounts(rules, tileSet(match.open))
    if (!counts.includes(event.dice.length)) throw new Error('not so many dice')
    match.dice = [...event.dice]
    if (naiveMoves(rules.moves, match.open, match.dice).length === 0) endTurn(match)
    else match.phase = 'shutting'
  } else if (event.type === 'tilesShut' && match.phase === 'shutting') {
    const moves = naiveMoves(rules.moves, match.open, match.dice)
    if (!moves.some((move) => isSameMove(move, event.tiles))) throw new Error('not a move')
    match.open = match.open.filter((tile) => !event.tiles.includes(tile))
    if (match.open.length === 0) endTurn(match)
    else match.phase = 'rolling'
  } else if (event.type === 'phonePassed' && match.phase === 'turnOver') {
    match.seat++
    match.open = allTiles(match.setup)
    match.phase = 'rolling'
  } else throw new Error('not now')
  return match
}
