import type { MatchFields } from '../match'
import type { FormatOf, Rules } from '../rules'
import { turnScore, worstTurnScore } from '../scoring'
import { countUpTo, type Outlook } from './outlook'
import { LruCache } from './lru-cache'
import { turnKey } from './score-play'
import { turnValueByScore } from './turn-table'

type RaceFormat = FormatOf<'knockout' | 'first-to-lose'>

/** Totals of both players, the one with the lower seat first. */
type Totals = readonly [first: number, second: number]

/** Values that differ by no more are equal: it is the precision of numbers near 1. */
const EQUAL = 4e-16

/** Guesses nearer than this give no usable slope. */
const TOO_NEAR = 1e-6

/** How many tables of a turn a pair of totals takes: two a guess, and four or five guesses for most. */
const TABLES_OF_PAIR = 9

/** An upper bound of the slope: the chance that both players shut the box in a row is lower. */
const STEEPEST = 0.2

/**
 * The chance of the first player to win a race between two, by the totals: before a round, and in the
 * middle of it, when the second is on turn and the first may have reached the limit.
 */
class RaceTable {
  private readonly beforeRound: Float64Array
  private readonly inRound: Float64Array
  readonly worst: number

  constructor(
    private readonly rules: Rules,
    private readonly format: RaceFormat,
  ) {
    this.worst = worstTurnScore(rules)
    this.beforeRound = new Float64Array(format.limit ** 2).fill(NaN)
    this.inRound = new Float64Array(format.limit * (format.limit + this.worst)).fill(NaN)
  }

  get limit() {
    return this.format.limit
  }

  /** After the second player's turn. */
  afterRound(first: number, second: number): number {
    if (first < this.limit)
      return second < this.limit ? this.beforeRound[first * this.limit + second]! : 1
    if (second < this.limit || first > second) return 0
    return first === second ? 0.5 : 1
  }

  /** After the first player's turn. */
  afterFirst(first: number, second: number): number {
    const isOver = first >= this.limit && this.format.kind === 'first-to-lose'
    return isOver ? 0 : this.inRound[first * this.limit + second]!
  }

  /** The chance of the first when the second is on turn; `again` is its chance after a second score of 0. */
  private secondPlays([first, second]: Totals, again: number): number {
    const isAgain = first < this.limit
    const value = turnValueByScore(this.rules, (score) =>
      score === 0 && isAgain ? 1 - again : 1 - this.afterRound(first, second + score),
    )
    return 1 - value
  }

  /**
   * Works out one pair of totals, at most a table at a time, and keeps it when it is done. A round in
   * which nobody scores leads back to it, so its chance is the one that comes out when it is put in: a
   * straight line between two guesses finds it, and it is taken only when it comes out as it went in.
   */
  private *workOut(totals: Totals): Generator<void, void> {
    const [first, second] = totals
    const at = first * this.limit + second
    if (first >= this.limit) {
      this.inRound[at] = this.secondPlays(totals, 0)
      return
    }
    let [guess, lastGuess, lastResult, slope] = [0.5, 0, 0, 0]
    for (let isFirstGuess = true; ; isFirstGuess = false) {
      const middle = this.secondPlays(totals, guess)
      yield
      const result = turnValueByScore(this.rules, (score) =>
        score === 0 ? middle : this.afterFirst(first + score, second),
      )
      if (Math.abs(result - guess) <= EQUAL) {
        this.inRound[at] = middle
        this.beforeRound[at] = result
        return
      }
      if (!isFirstGuess && Math.abs(guess - lastGuess) > TOO_NEAR)
        slope = Math.min((result - lastResult) / (guess - lastGuess), STEEPEST)
      ;[lastGuess, lastResult] = [guess, result]
      guess += (result - guess) / (1 - slope)
      yield
    }
  }

  /** The highest total that the first player can have in the middle of a round. */
  private get highest() {
    return this.format.kind === 'knockout' ? this.limit + this.worst - 1 : this.limit - 1
  }

  /** With the first at the limit no round follows, so that one table is enough. */
  private tablesOfPair([first]: Totals): number {
    return first < this.limit ? TABLES_OF_PAIR : 1
  }

  /** How many tables these totals and all higher ones need. */
  tablesFrom([first, second]: Totals): number {
    const whole = Math.max(0, this.limit - first)
    const lastTurns = this.highest + 1 - first - whole
    return (TABLES_OF_PAIR * whole + lastTurns) * (this.limit - second)
  }

  /** The unknown pairs from these totals on, the highest first, as each needs only higher ones. */
  private *missing([first, second]: Totals): Generator<Totals, void> {
    for (let one = this.highest; one >= first; one--)
      for (let other = this.limit - 1; other >= second; other--)
        if (Number.isNaN(this.inRound[one * this.limit + other])) yield [one, other]
  }

  missingTables(totals: Totals, enough: number): number {
    return countUpTo(enough, this.missing(totals), (pair) => this.tablesOfPair(pair))
  }

  *fill(totals: Totals): Generator<void, void> {
    for (const pair of this.missing(totals)) {
      yield* this.workOut(pair)
      yield
    }
  }
}

const tables = new LruCache<RaceTable>(3)

/**
 * The outlook of the two players left in a *knockout* or *first-to-lose* with sum scores: the exact chance
 * to win, over pairs of totals.
 */
export function twoPlayerRace(
  match: MatchFields,
  format: RaceFormat,
  seats: readonly number[],
): Outlook {
  const { rules, players } = match.setup
  const { limit, kind } = format
  const table = tables.of(`${turnKey(rules)} ${kind} ${limit}`, () => new RaceTable(rules, format))
  const totals = seats.map((seat) => match.totals[seat]!) as unknown as Totals
  const [first, second] = totals
  const isFirst = match.seat === seats[0]
  const chanceOfFirst = (score: number) =>
    isFirst ? table.afterFirst(first + score, second) : table.afterRound(first, second + score)
  return {
    aim: 'win',
    missing: (enough) => table.missingTables(totals, enough),
    tables: () => table.tablesFrom(totals),
    fill: () => table.fill(totals),
    utility: (open) => {
      const chance = chanceOfFirst(turnScore(rules, open))
      return isFirst ? chance : 1 - chance
    },
    prospects: (open) => {
      const chance = chanceOfFirst(turnScore(rules, open))
      return players.map((_, seat) =>
        seat === seats[0] ? chance : seat === seats[1] ? 1 - chance : 0,
      )
    },
  }
}
