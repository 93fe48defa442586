/** Plays matches by script: the dice are forced through events, and a refusal fails the test. */
import {
  applyEvent,
  PRESETS,
  startMatch,
  tilesOf,
  type Format,
  type Match,
  type MatchEvent,
  type MatchIn,
  type Phase,
  type Player,
  type PresetId,
  type Rules,
  type Sign,
} from '../../engine'
import { PLAYER_COLOURS } from '../../model/colours'
import type { SeatedMatch, SeatedPlayer } from '../../model/player'
import { deepFreeze } from './deep-freeze'
import { boardOf, movesOnPaper, throwsOnPaper, TILES_OF } from './paper-turn'

const NAMES = 'Ann Ben Cleo Dan Eve Finn Gus Hana Ivo Jo Kim Lou Max'.split(' ')

/** The names in this order, each with an id and a colour of its own. */
export const seatsOf = (names: readonly string[]): readonly SeatedPlayer[] =>
  names.map((name, seat) => ({
    id: `id of ${name}`,
    name,
    colour: PLAYER_COLOURS[seat % PLAYER_COLOURS.length]!,
  }))

export const players = (count: number) => seatsOf(NAMES.slice(0, count))

export const presetRules = (id: PresetId): Rules =>
  PRESETS.find((preset) => preset.id === id)!.rules

/** The rules of the Channel Islands, or others, played in this format. */
export const inFormat = (format: Format, rules = presetRules('channel')): Rules => ({
  ...rules,
  format,
})

export const inRounds = (rounds: number, shutWins = false): Rules =>
  inFormat({ kind: 'rounds', rounds, shutWins })

export const announced = (sign: Sign): MatchEvent => ({ type: 'signAnnounced', sign })
export const rolled = (...dice: number[]): MatchEvent => ({ type: 'diceRolled', dice })
export const shut = (...tiles: number[]): MatchEvent => ({ type: 'tilesShut', tiles })
export const takenBack: MatchEvent = deepFreeze({ type: 'shutTakenBack' })
export const stopped: MatchEvent = deepFreeze({ type: 'turnStopped' })
export const passed: MatchEvent = deepFreeze({ type: 'phonePassed' })

export function begin(rules: Rules, count: number): SeatedMatch {
  const started = startMatch({ rules, players: players(count) })
  if (!started.ok) throw new Error(`The match did not start: ${started.error}`)
  return deepFreeze(started.value)
}

/** The match after these events, every one of which must be accepted. */
export function after<P extends Player>(
  match: Match<P>,
  ...events: readonly MatchEvent[]
): Match<P> {
  return events.reduce((before, event) => {
    const applied = applyEvent(before, deepFreeze(event))
    if (applied.ok) return deepFreeze(applied.value)
    throw new Error(`${JSON.stringify(event)} was refused in ${before.phase}: ${applied.error}`)
  }, match)
}

/** The match, known to be in this phase. */
export function inPhase<F extends Phase, P extends Player>(
  phase: F,
  match: Match<P>,
): MatchIn<F, P> {
  if (match.phase !== phase) throw new Error(`Expected ${phase}, not ${match.phase}`)
  return match as MatchIn<F, P>
}

/** Throws and moves from one board down to another, then the end of the turn; undefined if there are none. */
function findTurn(
  rules: Rules,
  open: number,
  final: number,
  dead: Set<number>,
): MatchEvent[] | undefined {
  if (dead.has(open)) return undefined
  const throws = throwsOnPaper(rules.oneDie, open)
  if (open === final) {
    if (open === 0) return []
    const useless = throws.find((dice) => movesOnPaper(rules.moves, open, dice).length === 0)
    if (useless) return [rolled(...useless)]
    if (rules.mayStop) return [stopped]
  }
  for (const dice of throws)
    for (const move of movesOnPaper(rules.moves, open, dice)) {
      if ((move & final) !== 0) continue
      const rest = findTurn(rules, open - move, final, dead)
      if (rest) return [rolled(...dice), shut(...TILES_OF[move]!), ...rest]
    }
  dead.add(open)
  return undefined
}

/** The events of one turn, by legal throws, that leaves exactly these tiles open. */
export function turnLeaving(match: Match, tiles: readonly number[]): MatchEvent[] {
  const { rules } = match.setup
  const events = findTurn(rules, boardOf(tilesOf(match.open)), boardOf(tiles), new Set())
  if (!events) throw new Error(`No turn of these rules ends on ${tiles.join(' ') || 'a shut box'}`)
  return events
}

/** The tiles a turn leaves open; with the sign announced for it, from the second turn of a target on. */
export type ScriptedTurn = readonly number[] | { readonly sign: Sign; readonly leaving: number[] }

export const adding = (...leaving: number[]): ScriptedTurn => ({ sign: 'add', leaving })
export const subtracting = (...leaving: number[]): ScriptedTurn => ({ sign: 'subtract', leaving })
export const shutBox: ScriptedTurn = []

/** Plays one turn after the other, handing the phone on in between but not after the last one. */
export function playTurns<P extends Player>(
  match: Match<P>,
  ...turns: readonly ScriptedTurn[]
): Match<P> {
  return turns.reduce((before, turn) => {
    const { sign, leaving } = 'leaving' in turn ? turn : { sign: 'add' as const, leaving: turn }
    let ready = before.phase === 'turnOver' ? after(before, passed) : before
    if (ready.phase === 'announcing') ready = after(ready, announced(sign))
    return after(ready, ...turnLeaving(ready, leaving))
  }, match)
}
