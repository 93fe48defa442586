import type { Rules } from '../rules'
import { turnScore, worstTurnScore } from '../scoring'
import { tilesUpTo, type TileSet } from '../tile-set'
import { programInSteps } from '../turn-program'
import { bestPlan, endingsFrom, type Plan } from './plan'
import { LruCache } from './lru-cache'
import { turnTable, type TurnTable } from './turn-table'

/** A turn played for the lowest expected score. */
type ScorePlay = {
  /** Worth minus the score. */
  readonly table: TurnTable
  readonly plan: Plan
  /** With which chance such a turn ends with which board. */
  readonly endings: Float64Array
}

const known = new LruCache<ScorePlay>(8)

/** What tells the turns of two sets of rules apart: everything but the format. */
export const turnKey = ({ tiles, moves, oneDie, mayStop, scoring }: Rules): string =>
  `${tiles} ${moves} ${oneDie} ${mayStop} ${scoring}`

/** Play for the lowest expected score, worked out once for these rules. */
export const scorePlay = (rules: Rules): ScorePlay =>
  known.of(turnKey(rules), () => {
    const table = turnTable(rules, (open) => -turnScore(rules, open))
    const plan = bestPlan(rules, table, table)
    return { table, plan, endings: endingsFrom(plan, tilesUpTo(rules.tiles)) }
  })

/** Works out play for the lowest expected score; whoever runs it may rest in between. */
export function* prepareScorePlayInSteps(rules: Rules): Generator<void, void> {
  yield* programInSteps(rules)
  yield
  scorePlay(rules)
  yield
}

/** With which chance a turn scores what, by score; for sums only, which are few. */
export function scoreChances(rules: Rules, endings: Float64Array): Float64Array {
  const chances = new Float64Array(worstTurnScore(rules) + 1)
  endings.forEach((chance, open) => {
    chances[turnScore(rules, open as TileSet)]! += chance
  })
  return chances
}
