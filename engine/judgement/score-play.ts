import type { Rules } from '../rules'
import { turnScore, worstTurnScore } from '../scoring'
import { tilesUpTo, type TileSet } from '../tile-set'
import { programInSteps } from '../turn-program'
import { bestPlan, endingsFrom, type Plan } from './plan'
import { LruCache } from './lru-cache'
import { turnTable, type TurnTable } from './turn-table'

/** A turn played for the lowest expected score. */
type ScorePlay = {
  /** Values are minus the expected score. */
  readonly table: TurnTable
  readonly plan: Plan
  /** The chance of each final board. */
  readonly endings: Float64Array
}

const known = new LruCache<ScorePlay>(8)

/** Equal for rules whose turns are the same: everything but the format. */
export const turnKey = ({ tiles, moves, oneDie, mayStop, scoring }: Rules): string =>
  `${tiles} ${moves} ${oneDie} ${mayStop} ${scoring}`

/** Play for the lowest expected score by these rules, cached. */
export const scorePlay = (rules: Rules): ScorePlay =>
  known.of(turnKey(rules), () => {
    const table = turnTable(rules, (open) => -turnScore(rules, open))
    const plan = bestPlan(rules, table, table)
    return { table, plan, endings: endingsFrom(plan, tilesUpTo(rules.tiles)) }
  })

/** Works out `scorePlay` ahead of its use. */
export function* prepareScorePlayInSteps(rules: Rules): Generator<void, void> {
  yield* programInSteps(rules)
  yield
  scorePlay(rules)
  yield
}

/** The chance of each score of a turn; for sum scores only, as there are few of them. */
export function scoreChances(rules: Rules, endings: Float64Array): Float64Array {
  const chances = new Float64Array(worstTurnScore(rules) + 1)
  endings.forEach((chance, open) => {
    chances[turnScore(rules, open as TileSet)]! += chance
  })
  return chances
}
