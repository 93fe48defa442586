import type { Match, Sign } from '../match'
import type { Rules } from '../rules'
import { LruCache } from './lru-cache'
import type { Outlook } from './outlook'
import { outlooksOf } from './outlooks'
import { bestPlan, type Plan } from './plan'
import { scorePlay, turnKey } from './score-play'
import { turnTable, type TurnTable } from './turn-table'

/** What stays the same during a turn: how it is valued, and how it is best played. */
export type JudgedTurn = {
  readonly outlook: Outlook
  /** Worked out on first use, like the plan. */
  readonly table: (sign: Sign) => TurnTable
  readonly plan: (sign: Sign) => Plan
  readonly prospects?: Outlook['prospects']
  /** Whether its outlook is filled, or needs no more than so many tables of nine tiles. */
  readonly isWithin: (maxTables: number) => boolean
  /** Fills the outlook, at most one table between two steps. */
  readonly fill: () => Generator<void, void>
}

/** How many tables of a turn with nine tiles an evaluation may work out: enough for the exact aim in every match. */
export const DEFAULT_MAX_TABLES = 10_000_000

/** In place of a number of tables: never the exact outlook, even if its tables are known. */
export const NEVER_EXACT = -1

const turns = new LruCache<JudgedTurn>(16)

/** Equal only for turns that have the same values. */
const keyOf = ({ setup: { rules }, seat, round, totals, roundScores, out, carried }: Match) =>
  `${turnKey(rules)} ${JSON.stringify([rules.format, seat, round, totals, roundScores, out, carried])}`

/** How many tables of these rules take as long as this many of nine tiles. */
const tablesWithin = ({ tiles }: Rules, maxTables: number): number =>
  maxTables / ((1 << tiles) / 512)

const onceBySign = <T>(make: (sign: Sign) => T) => {
  const made = new Map<Sign, T>()
  return (sign: Sign): T => {
    const known = made.get(sign)
    if (known) return known
    const value = make(sign)
    made.set(sign, value)
    return value
  }
}

function judgeBy(match: Match, outlook: Outlook): JudgedTurn {
  const { rules } = match.setup
  const table = onceBySign((sign) => turnTable(rules, (open) => outlook.utility(open, sign)))
  const plan = onceBySign((sign) => bestPlan(rules, table(sign), scorePlay(rules).table))
  const ends = onceBySign((): (readonly number[] | undefined)[] => [])
  const { prospects } = outlook
  let isFilled = false
  return {
    outlook,
    table,
    plan,
    prospects: prospects && ((open, sign) => (ends(sign)[open] ??= prospects(open, sign))),
    isWithin(maxTables) {
      const enough = tablesWithin(rules, maxTables)
      return maxTables >= 0 && (isFilled || outlook.missing(enough) <= enough)
    },
    *fill() {
      if (!isFilled) yield* outlook.fill()
      isFilled = true
    },
  }
}

/** The turn by its exact outlook, which may have to be filled first; undefined if it has none. */
export function exactTurn(match: Match, key: string = keyOf(match)): JudgedTurn | undefined {
  const { exact } = outlooksOf(match)
  return exact && turns.of(`${key} exact`, () => judgeBy(match, exact()))
}

/** The turn by the outlook that needs no tables of other turns. */
const atOnceTurn = (match: Match, key: string): JudgedTurn =>
  turns.of(key, () => judgeBy(match, outlooksOf(match).atOnce()))

/**
 * The turn by the exact outlook if that needs no more than `maxTables` in all. This depends on the match alone, not on
 * what was worked out before.
 */
export function turnWithin(match: Match, maxTables: number): JudgedTurn {
  const key = keyOf(match)
  const exact = exactTurn(match, key)
  const enough = tablesWithin(match.setup.rules, maxTables)
  return exact && exact.outlook.tables(enough) <= enough ? exact : atOnceTurn(match, key)
}

/** Judges the turn as `turnWithin` does: always the same for the same match. */
export function* judgeAlikeInSteps(match: Match, maxTables: number): Generator<void, JudgedTurn> {
  const turn = turnWithin(match, maxTables)
  yield* turn.fill()
  return turn
}

/** Judges the turn by the exact outlook if no more than `maxTables` are still missing. */
export function* judgeInSteps(match: Match, maxTables: number): Generator<void, JudgedTurn> {
  const key = keyOf(match)
  const exact = exactTurn(match, key)
  const turn = exact?.isWithin(maxTables) ? exact : atOnceTurn(match, key)
  yield* turn.fill()
  return turn
}
