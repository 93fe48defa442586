import type { Match, Sign } from '../match'
import { Recent } from './recent'
import type { Outlook } from './outlook'
import { outlooksOf } from './outlooks'
import { bestPlan, type Plan } from './plan'
import { scorePlay, turnKey } from './score-play'
import { turnTable, type TurnTable } from './turn-table'

/** A turn with everything about it that is the same from its first throw to its last. */
export type JudgedTurn = {
  readonly outlook: Outlook
  /** Worked out when it is first asked for, like the plan. */
  readonly table: (sign: Sign) => TurnTable
  readonly plan: (sign: Sign) => Plan
  readonly prospects?: Outlook['prospects']
  /** Fills the outlook if that takes no more than so many tables of nine tiles; says if it is filled. */
  readonly fill: (patience: number) => Generator<void, boolean>
}

/**
 * How many turns' tables of nine tiles an evaluation works out at most before it takes the next best
 * aim: some minutes on a phone. What takes long should be prepared in slices.
 */
export const PATIENCE = 1_000_000

const turns = new Recent<JudgedTurn>(16)

/** What tells two turns apart that are not worth the same. */
const keyOf = ({ setup: { rules }, seat, round, totals, roundScores, out, carried }: Match) =>
  `${turnKey(rules)} ${JSON.stringify([rules.format, seat, round, totals, roundScores, out, carried])}`

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
    *fill(patience) {
      if (isFilled) return true
      if (outlook.missing() * ((1 << rules.tiles) / 512) > patience) return false
      yield* outlook.fill()
      return (isFilled = true)
    },
  }
}

/** The turn by its deeper outlook, which may have to be filled first; undefined where it has none. */
export function exactTurn(match: Match, key: string = keyOf(match)): JudgedTurn | undefined {
  const { exact } = outlooksOf(match)
  return exact && turns.of(`${key} exact`, () => judgeBy(match, exact()))
}

/** The turn by the outlook that can tell at once. */
export const atOnceTurn = (match: Match, key: string = keyOf(match)): JudgedTurn =>
  turns.of(key, () => judgeBy(match, outlooksOf(match).atOnce()))

/** Judges the turn by the deepest outlook that `patience` suffices for, at most a table's work at a time. */
export function* judging(match: Match, patience: number): Generator<void, JudgedTurn> {
  const key = keyOf(match)
  const exact = exactTurn(match, key)
  if (exact && (yield* exact.fill(patience))) return exact
  const atOnce = atOnceTurn(match, key)
  yield* atOnce.fill(patience)
  return atOnce
}
