/**
 * A match kept by hand beside the real one: told what was done, it knows what the table must look like.
 * It has no code of the engine in it, so that whatever both agree on has been worked out twice.
 */
import type { Match, MatchEvent, MatchIn, Moves, Rules, Scoring, Sign } from '../../engine'
import { matchOnPaper, type PaperMatch, type PaperTurn } from './paper-match'
import { diceOnPaper, movesOnPaper, scoreOnPaper } from './paper-turn'

const { isSafeInteger } = Number

type Thrown = { readonly open: number; readonly dice: readonly number[] }

export type PaperPlay = {
  readonly rules: Rules
  readonly players: number
  readonly turns: PaperTurn[]
  /** What all finished turns amount to. */
  result: PaperMatch
  phase: Match['phase']
  seat: number
  round: number
  open: number
  throws: number
  roundScores: (number | null)[]
  sign: Sign | undefined
  /** The throw tiles are to be shut with. */
  thrown: Thrown | undefined
  /** The throw that can be taken back. */
  undoable: Thrown | undefined
  /** How the turn ended. */
  ending: { by: 'no-move' | 'stop' | 'shut'; dice?: readonly number[]; score: number } | undefined
}

type MovesOf = (readonly number[] | undefined)[][]
const knownMoves: Readonly<Record<Moves, MovesOf>> = {
  'any-sum': [],
  'dice-or-sum': [],
  'die-or-sum': [],
}

/** As movesOnPaper, each worked out once. */
export function movesAt(rules: Rules, open: number, dice: readonly number[]): readonly number[] {
  const boards = (knownMoves[rules.moves][dice[0]! * 7 + (dice[1] ?? 0)] ??= new Array<undefined>(
    4096,
  ).fill(undefined))
  return (boards[open] ??= movesOnPaper(rules.moves, open, dice))
}

const knownScores: Readonly<Record<Scoring, number[]>> = { sum: [], digits: [], reversed: [] }
const scoreAt = (scoring: Scoring, open: number): number =>
  (knownScores[scoring][open] ??= scoreOnPaper(scoring, open))

export function startOnPaper(rules: Rules, players: number): PaperPlay {
  return {
    rules,
    players,
    turns: [],
    result: matchOnPaper(rules.format, players, []),
    phase: 'rolling',
    seat: 0,
    round: 1,
    open: 2 ** rules.tiles - 1,
    throws: 0,
    roundScores: Array.from({ length: players }, () => null),
    sign: rules.format.kind === 'target' ? 'add' : undefined,
    thrown: undefined,
    undoable: undefined,
    ending: undefined,
  }
}

const boardOf = (tiles: readonly number[]) =>
  tiles.reduce((board, tile) => board | (1 << (tile - 1)), 0)

const isFace = (face: unknown) => [1, 2, 3, 4, 5, 6].some((known) => known === face)
const isTile = (tile: unknown) =>
  isFace(tile) || [7, 8, 9, 10, 11, 12].some((known) => known === tile)

/** Whether the rules allow this now, whatever the data is. */
export function isAllowed(play: PaperPlay, data: unknown): boolean {
  const { rules, phase, open } = play
  const event = (data ?? {}) as { type?: unknown; sign?: unknown; dice?: unknown; tiles?: unknown }
  switch (event.type) {
    case 'signAnnounced':
      return phase === 'announcing' && (event.sign === 'add' || event.sign === 'subtract')
    case 'diceRolled': {
      const { dice } = event
      if (phase !== 'rolling' || !Array.isArray(dice)) return false
      const isCount = diceOnPaper(rules.oneDie, open).some((count) => count === dice.length)
      return isCount && Array.from(dice).every(isFace)
    }
    case 'tilesShut': {
      const tiles = event.tiles
      if (phase !== 'shutting' || !Array.isArray(tiles) || tiles.length > 12) return false
      const isEachOnce = new Set(tiles).size === tiles.length && Array.from(tiles).every(isTile)
      return (
        isEachOnce && movesAt(rules, open, play.thrown!.dice).includes(boardOf(tiles as number[]))
      )
    }
    case 'shutTakenBack':
      return phase === 'rolling' && play.undoable !== undefined
    case 'turnStopped':
      return rules.mayStop && phase === 'rolling' && open !== 2 ** rules.tiles - 1
    case 'phonePassed':
      return phase === 'turnOver'
    default:
      return false
  }
}

function endTurn(play: PaperPlay, by: 'no-move' | 'stop' | 'shut', dice?: readonly number[]): void {
  const score = scoreAt(play.rules.scoring, play.open)
  play.turns.push({ seat: play.seat, score, sign: play.sign ?? 'add', isShut: play.open === 0 })
  play.result = matchOnPaper(play.rules.format, play.players, play.turns)
  play.roundScores[play.seat] = score
  play.ending = dice ? { by, dice, score } : { by, score }
  play.phase = play.result.outcome ? 'matchOver' : 'turnOver'
}

/** Writes down an event that is allowed. */
export function writeDown(play: PaperPlay, event: MatchEvent): void {
  const { undoable, thrown } = play
  play.undoable = undefined
  play.thrown = undefined
  switch (event.type) {
    case 'signAnnounced':
      play.sign = event.sign
      play.phase = 'rolling'
      break
    case 'diceRolled':
      play.throws++
      if (movesAt(play.rules, play.open, event.dice).length === 0)
        endTurn(play, 'no-move', event.dice)
      else {
        play.thrown = { open: play.open, dice: event.dice }
        play.phase = 'shutting'
      }
      break
    case 'tilesShut':
      play.open -= boardOf(event.tiles)
      if (play.open === 0) endTurn(play, 'shut')
      else {
        play.undoable = thrown
        play.phase = 'rolling'
      }
      break
    case 'shutTakenBack':
      play.open = undoable!.open
      play.thrown = undoable
      play.phase = 'shutting'
      break
    case 'turnStopped':
      endTurn(play, 'stop')
      break
    case 'phonePassed': {
      const { seat, round } = play.result.next!
      if (round !== play.round) play.roundScores = play.roundScores.map(() => null)
      play.seat = seat
      play.round = round
      play.open = 2 ** play.rules.tiles - 1
      play.ending = undefined
      const isTarget = play.rules.format.kind === 'target'
      play.phase = isTarget && round > 1 ? 'announcing' : 'rolling'
      play.sign = isTarget && round === 1 ? 'add' : undefined
    }
  }
}

type Numbers = readonly (number | null)[] | undefined

function areSame(a: Numbers, b: Numbers): boolean {
  if (!a || !b || a.length !== b.length) return a === b
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}

const isZeroSum = (chips: readonly number[]) => chips.reduce((sum, held) => sum + held, 0) === 0

function atTurnEnd({ ending, result }: PaperPlay, match: MatchIn<'turnOver' | 'matchOver'>) {
  if (match.ending.by !== ending!.by) return 'how the turn ended'
  const dice = match.ending.by === 'no-move' ? match.ending.dice : undefined
  if (!areSame(dice, ending!.dice)) return 'the throw without a move'
  if (match.score !== ending!.score) return 'score'
  if (match.phase === 'turnOver') {
    if (match.next.seat !== result.next!.seat) return 'next seat'
    return match.next.round === result.next!.round ? undefined : 'next round'
  }
  const { winners, payers, captain } = result.outcome!
  if (!areSame(match.outcome.winners, winners)) return 'winners'
  if (!areSame(match.outcome.payers, payers)) return 'payers'
  if (!areSame(match.outcome.out, result.out)) return 'out at the end'
  if (match.outcome.captain !== captain) return 'captain'
  return 'captain' in match.outcome === (captain !== undefined) ? undefined : 'captain without one'
}

/** The fields that exist in some phases or formats only. */
function wrongFields({ rules, phase, sign, undoable }: PaperPlay, match: Match) {
  const isOver = phase === 'turnOver' || phase === 'matchOver'
  const isStakes = rules.format.kind === 'stakes'
  if ('chips' in match !== isStakes || 'carried' in match !== isStakes)
    return 'chips in stakes only'
  if ('sign' in match !== (sign !== undefined)) return 'sign in target only'
  if ('dice' in match !== (phase === 'shutting')) return 'dice while shutting only'
  if ('lastShut' in match !== (undoable !== undefined)) return 'lastShut after a shut only'
  if ('ending' in match !== isOver || 'score' in match !== isOver) return 'ending at the end only'
  if ('next' in match !== (phase === 'turnOver')) return 'next while the match goes on only'
  return 'outcome' in match === (phase === 'matchOver') ? undefined : 'outcome at the end only'
}

/** The first thing the match and the paper do not agree on. */
export function disagreement(play: PaperPlay, match: Match): string | undefined {
  const { result } = play
  if (match.phase !== play.phase) return 'phase'
  if (match.seat !== play.seat) return 'seat'
  if (match.round !== play.round) return 'round'
  if (match.open !== play.open) return 'open'
  if (match.throws !== play.throws) return 'throws'
  if (!areSame(match.totals, result.totals)) return 'totals'
  if (!match.totals.every(isSafeInteger)) return 'totals that are exact'
  if (!areSame(match.roundScores, play.roundScores)) return 'roundScores'
  if (!areSame(match.out, result.out)) return 'out'
  if (!areSame(match.outRounds, result.outRounds)) return 'outRounds'
  if (!areSame(match.chips, result.chips)) return 'chips'
  if (match.chips && !isZeroSum(match.chips)) return 'chips that add up to zero'
  if (match.phase !== 'matchOver' && match.carried !== result.carried) return 'carried'
  if (match.sign !== play.sign) return 'sign'
  if (match.phase === 'shutting' && !areSame(match.dice, play.thrown!.dice)) return 'dice'
  const wrongField = wrongFields(play, match)
  if (wrongField) return wrongField
  const isOver = match.phase === 'turnOver' || match.phase === 'matchOver'
  return isOver ? atTurnEnd(play, match) : undefined
}
