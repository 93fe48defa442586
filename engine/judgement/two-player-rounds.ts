import type { MatchFields } from '../match'
import type { FormatOf, Rules } from '../rules'
import { turnScore, worstTurnScore } from '../scoring'
import type { TileSet } from '../tile-set'
import { countUpTo, type Outlook } from './outlook'
import { LruCache } from './lru-cache'
import { turnKey } from './score-play'
import { turnValueByScore } from './turn-table'

/** The turns that each player has left. If they are equal it is the first seat's turn. */
type TurnsLeft = readonly [first: number, second: number]

/** A part of the row for these turns left, from one lead to another. */
type RowPart = { readonly left: TurnsLeft; readonly from: number; readonly to: number }

/**
 * The chance of the first seat to win, by the turns left and its lead: its total minus the other's. Rows end at the
 * smallest lead that decides the match; larger leads count as that one.
 */
class LeadTable {
  private readonly rows = new Map<number, Float64Array>()
  readonly worst: number

  constructor(
    private readonly rules: Rules,
    private readonly shutWins: boolean,
  ) {
    this.worst = worstTurnScore(rules)
  }

  private row([first, second]: TurnsLeft): Float64Array {
    const key = first * 100 + second
    const known = this.rows.get(key)
    if (known) return known
    const row = new Float64Array(this.worst * (first + second) + 3).fill(NaN)
    if (first + second === 0) row.set([1, 0.5, 0])
    this.rows.set(key, row)
    return row
  }

  /** The index of a lead in its row. */
  private at([first, second]: TurnsLeft, lead: number): number {
    const least = -this.worst * first - 1
    return Math.min(Math.max(lead, least), this.worst * second + 1) - least
  }

  chance(left: TurnsLeft, lead: number): number {
    return this.row(left)[this.at(left, lead)]!
  }

  /** The value of a score to the player on turn, with the turns left after it. */
  utility(left: TurnsLeft, lead: number, isFirst: boolean, score: number): number {
    if (this.shutWins && score === 0) return 1
    return isFirst ? this.chance(left, lead + score) : 1 - this.chance(left, lead - score)
  }

  private workOut([first, second]: TurnsLeft, lead: number): number {
    const isFirst = first === second
    const after: TurnsLeft = isFirst ? [first - 1, second] : [first, second - 1]
    const value = turnValueByScore(this.rules, (score) => this.utility(after, lead, isFirst, score))
    return isFirst ? value : 1 - value
  }

  /** How many cells of a row are between these leads. */
  cells({ left, from, to }: RowPart): number {
    return this.at(left, to) - this.at(left, from) + 1
  }

  /** How many of these cells are not known yet. */
  unknown({ left, from, to }: RowPart): number {
    const row = this.row(left)
    const highest = this.at(left, to)
    let count = 0
    for (let cell = this.at(left, from); cell <= highest; cell++)
      if (Number.isNaN(row[cell])) count++
    return count
  }

  /** The work for each of these cells that is not known yet. */
  *missing({ left, from, to }: RowPart): Generator<() => void, void> {
    const row = this.row(left)
    const least = this.at(left, from)
    const offset = -this.worst * left[0] - 1
    for (let cell = least; cell <= this.at(left, to); cell++)
      if (Number.isNaN(row[cell])) yield () => (row[cell] = this.workOut(left, cell + offset))
  }
}

const tables = new LruCache<LeadTable>(4)

/** The parts of rows that the match can still reach, its end first. */
function rowsAhead(
  table: LeadTable,
  [first, second]: TurnsLeft,
  lead: number,
  isFirst: boolean,
): readonly RowPart[] {
  let [from, to] = isFirst ? [lead, lead + table.worst] : [lead - table.worst, lead]
  const rows: RowPart[] = []
  for (let left: TurnsLeft = [first, second]; left[1] > 0;) {
    rows.push({ left, from, to })
    if (left[0] === left[1]) {
      left = [left[0] - 1, left[1]]
      to += table.worst
    } else {
      left = [left[0], left[1] - 1]
      from -= table.worst
    }
  }
  return rows.reverse()
}

/**
 * The outlook of two players in any round of *rounds* with sum scores: the exact chance to win, backwards
 * over the rounds and the difference of the totals.
 */
export function twoPlayerRounds(match: MatchFields, format: FormatOf<'rounds'>): Outlook {
  const { rules } = match.setup
  const table = tables.of(
    `${turnKey(rules)} ${format.shutWins}`,
    () => new LeadTable(rules, format.shutWins),
  )
  const isFirst = match.seat === 0
  const lead = match.totals[0]! - match.totals[1]!
  const roundsAfter = format.rounds - match.round
  const left: TurnsLeft = [roundsAfter, isFirst ? roundsAfter + 1 : roundsAfter]
  const utility = (open: TileSet) => table.utility(left, lead, isFirst, turnScore(rules, open))
  const rows = rowsAhead(table, left, lead, isFirst)
  function* missing(): Generator<() => void, void> {
    for (const row of rows) yield* table.missing(row)
  }
  return {
    aim: 'win',
    missing: (enough) => countUpTo(enough, rows, (row) => table.unknown(row)),
    tables: (enough) => countUpTo(enough, rows, (row) => table.cells(row)),
    *fill() {
      for (const workOut of missing()) {
        workOut()
        yield
      }
    },
    utility,
    prospects: (open) =>
      isFirst ? [utility(open), 1 - utility(open)] : [1 - utility(open), utility(open)],
  }
}
