/** How a computer player's turn ends, exactly: not by sampling, but with the chance of every choice. */
import {
  legalMoves,
  NO_TILES,
  tilesUpTo,
  turnScore,
  type ComputerPlayer,
  type Rules,
  type TileSet,
} from '../../engine'
import { chooseByDrawInSteps } from '../../engine/computer-players/choose'
import { RANDOM_MOVES } from '../../engine/computer-players/computer-player'
import type { Choice } from '../../engine/judgement/evaluation'
import { runToEnd } from '../../engine/run-to-end'
import { choicesOf, type Deciding } from '../../engine/judgement/valued-choices'
import { THROWS } from '../../engine/turn-program'
import type { Draw } from '../../engine/seeded-draws'
import { matchOf, rollingAt, shuttingAt } from './positions'

export type Chances<T> = ReadonlyMap<T, number>

function add<T>(chances: Map<T, number>, key: T, chance: number): void {
  if (chance > 0) chances.set(key, (chances.get(key) ?? 0) + chance)
}

const nothingToDraw: Draw = () => {
  throw new Error('The master draws nothing that matters')
}
const never: Draw = (below) => below - 1

export const textOf = (choice: Choice): string => JSON.stringify(choice)

/** The chance of every choice: the best one, and where all are moves now and then any of them. */
export function choiceChances(match: Deciding, computer: ComputerPlayer): Map<Choice, number> {
  const chances = new Map<Choice, number>()
  const choices = choicesOf(match)
  const areMoves = choices.every(({ type }) => type === 'throw' || type === 'shut')
  const random = choices.length > 1 && areMoves ? RANDOM_MOVES[computer] / 10 : 0
  for (const choice of choices) add(chances, choice, random / choices.length)
  if (random === 1) return chances
  const draw = choices.length === 1 ? nothingToDraw : never
  const best = textOf(runToEnd(chooseByDrawInSteps(match, 'master', draw)))
  add(
    chances,
    choices.find((choice) => textOf(choice) === best)!,
    1 - random,
  )
  return chances
}

/** The same by running through all that it can draw. */
export function drawnChances(match: Deciding, computer: ComputerPlayer): Chances<string> {
  const chances = new Map<string, number>()
  const follow = (drawn: readonly number[], chance: number) => {
    let draws = 0
    let open: number | undefined
    const choice = runToEnd(
      chooseByDrawInSteps(match, computer, (below) => {
        if (draws < drawn.length) return drawn[draws++]!
        open ??= below
        return 0
      }),
    )
    if (open === undefined) add(chances, textOf(choice), chance)
    else for (let next = 0; next < open; next++) follow([...drawn, next], chance / open)
  }
  follow([], 1)
  return chances
}

/** With which chance a turn alone, played for the lowest expected score, ends with which score. */
export function scoreChances(rules: Rules, computer: ComputerPlayer): Chances<number> {
  const alone: Rules = { ...rules, format: { kind: 'rounds', rounds: 1, shutWins: false } }
  const match = matchOf(alone, 1)
  const scores = new Map<number, number>()
  const whole = tilesUpTo(rules.tiles)
  const reached = new Float64Array(whole + 1)
  reached[whole] = 1
  const end = (open: TileSet, chance: number) => add(scores, turnScore(rules, open), chance)
  for (let open = whole; open > NO_TILES; open = (open - 1) as TileSet) {
    if (reached[open] === 0) continue
    const rolling = rollingAt(match, { open }) as Deciding
    for (const [choice, chance] of choiceChances(rolling, computer)) {
      const here = reached[open]! * chance
      if (choice.type !== 'throw') end(open, here)
      else
        for (const { dice, weight } of THROWS[choice.dice]) {
          const share = (here * weight) / 36
          if (legalMoves(rules, open, dice).length === 0) end(open, share)
          else {
            const shutting = shuttingAt(match, { open }, dice) as Deciding
            for (const [shut, part] of choiceChances(shutting, computer))
              if (shut.type === 'shut') reached[open & ~shut.tiles]! += share * part
          }
        }
    }
  }
  end(NO_TILES, reached[NO_TILES]!)
  return scores
}

/**
 * Of two turns for the lowest score, in how many of one the master has the lower, ties half: against the
 * regular and against the child.
 */
export function strengthsOf(rules: Rules): readonly [regular: number, child: number] {
  const master = scoreChances(rules, 'master')
  const against = (weaker: ComputerPlayer) => chanceToBeat(master, scoreChances(rules, weaker))
  return [against('regular'), against('child')]
}

/** The chance of the first to have the lower score of two independent turns, ties half. */
function chanceToBeat(first: Chances<number>, second: Chances<number>): number {
  let chance = 0
  for (const [own, here] of first)
    for (const [other, there] of second)
      chance += here * there * (own < other ? 1 : own === other ? 0.5 : 0)
  return chance
}
