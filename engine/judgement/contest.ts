import type { Rules } from '../rules'
import { tilesUpTo } from '../tile-set'
import { bestEndings } from './plan'
import { scorePlay } from './score-play'
import { turnTable } from './turn-table'

/** A result that wins at once. All others are totals or distances from 0 up, of which the lowest wins. */
export const AT_ONCE = -1

/** What a contest pays to the winner, or to each holder of the lowest result, and to everybody else. */
type Payment = { readonly winner: number; readonly other: number }

export type Prize = {
  readonly atOnce: Payment
  /** After all have played, by the number of holders of the lowest result. */
  readonly shared: (holders: number) => Payment
  /** Only winners get anything: the holders get all that the last seat does not win. */
  readonly isAllForWinners: boolean
  /** More holders than this make no difference. */
  readonly mostHolders: number
}

/** The distinct results of a turn, and the index of the result by final board. */
export type TurnResults = { readonly values: Float64Array; readonly at: Uint16Array }

/**
 * A last round in which each seat plays one turn, in order, for its own highest expected prize and knowing the results
 * so far.
 */
export type Contest = {
  readonly rules: Rules
  readonly prize: Prize
  readonly seats: number
  /** The results of a seat's turn; two sets if the player announces a sign. Worked out on first use. */
  readonly resultsOf: (seat: number) => readonly TurnResults[]
  /** Cached prospects by seat, lowest result and number of holders. */
  readonly known: readonly Map<number, Prospects[]>[]
  /** The prospects after the last seat, by number of holders. */
  readonly ends: Prospects[]
}

/**
 * What a seat about to play expects for everybody: `[holder, other, seat, next seat, …]`, where
 * `holder` is each holder of the lowest result so far and `other` everybody else who has played.
 */
export type Prospects = Float64Array

const paid = ({ winner, other }: Payment): Prospects => Float64Array.of(winner, other)

/** The prospects before this seat plays, by the lowest result so far and its holders. */
export function prospectsAt(contest: Contest, seat: number, lowest: number, holders: number) {
  const { known, ends } = contest
  if (seat === known.length) return (ends[holders] ??= paid(contest.prize.shared(holders)))
  let byHolders = known[seat]!.get(lowest)
  if (!byHolders) known[seat]!.set(lowest, (byHolders = []))
  return (byHolders[holders] ??= workOut(contest, seat, lowest, holders))
}

/** The prospects after this seat has played. */
export function prospectsAfter(
  contest: Contest,
  seat: number,
  lowest: number,
  holders: number,
  result: number,
): Prospects {
  if (result < lowest) return prospectsAt(contest, seat + 1, result, 1)
  const all = result > lowest ? holders : Math.min(holders + 1, contest.prize.mostHolders)
  return prospectsAt(contest, seat + 1, lowest, all)
}

/** The prize that this seat expects after this result. */
export function prizeAfter(
  contest: Contest,
  seat: number,
  lowest: number,
  holders: number,
  result: number,
): number {
  if (result === AT_ONCE) return contest.prize.atOnce.winner
  return prospectsAfter(contest, seat, lowest, holders, result)[result > lowest ? 1 : 0]!
}

function workOut(contest: Contest, seat: number, lowest: number, holders: number): Prospects {
  const { rules, seats, resultsOf, prize } = contest
  const whole = tilesUpTo(rules.tiles)
  const ways = resultsOf(seat).map((turn) => {
    const worth = turn.values.map((result) => prizeAfter(contest, seat, lowest, holders, result))
    return { turn, table: turnTable(rules, (open) => worth[turn.at[open]!]!) }
  })
  const best = ways.reduce((a, b) => (b.table.thrown[whole]! > a.table.thrown[whole]! ? b : a))
  const own = best.table.thrown[whole]!
  if (prize.isAllForWinners && seat === seats - 1)
    return Float64Array.of((1 - own) / holders, 0, own)
  const endings = bestEndings(rules, best.table, scorePlay(rules).table)
  const chances = new Float64Array(best.turn.values.length)
  endings.forEach((chance, open) => (chances[best.turn.at[open]!]! += chance))
  const prospects = new Float64Array(2 + seats - seat)
  chances.forEach((chance, at) => {
    const result = best.turn.values[at]!
    if (chance > 0) addOutcome(contest, prospects, seat, lowest, holders, result, chance)
  })
  prospects[2] = own
  return prospects
}

/** Adds the prospects after this result, weighted with its chance. */
function addOutcome(
  contest: Contest,
  prospects: Prospects,
  seat: number,
  lowest: number,
  holders: number,
  result: number,
  chance: number,
): void {
  if (result === AT_ONCE) {
    const { other } = contest.prize.atOnce
    for (let role = 0; role < prospects.length; role++) prospects[role]! += chance * other
    return
  }
  const after = prospectsAfter(contest, seat, lowest, holders, result)
  prospects[0]! += chance * after[result < lowest ? 1 : 0]!
  prospects[1]! += chance * after[1]!
  for (let role = 3; role < prospects.length; role++) prospects[role]! += chance * after[role - 1]!
}
