import type { Match, MatchFields, Sign } from '../match'
import type { Rules } from '../rules'
import { turnScore } from '../scoring'
import { NO_TILES, type TileSet } from '../tile-set'
import {
  AT_ONCE,
  prizeAfter,
  prospectsAfter,
  type Contest,
  type Prize,
  type Prospects,
  type TurnResults,
} from './contest'
import { allTables, fillContest, missingTables } from './contest-work'
import type { Outlook } from './outlook'
import { LruCache } from './lru-cache'
import { turnKey } from './score-play'

/** A win of the match, which the holders of the lowest result share. */
const MATCH: Prize = {
  atOnce: { winner: 1, other: 0 },
  shared: (holders) => ({ winner: 1 / holders, other: 0 }),
  isAllForWinners: true,
  mostHolders: Infinity,
}

/** The chips of one round; a tie is carried and moves none. */
function chips(stake: number, carried: number, seats: number): Prize {
  const paid = (stakes: number) => ({
    winner: stakes * stake * (seats - 1),
    other: -stakes * stake,
  })
  const tied = { winner: 0, other: 0 }
  return {
    atOnce: paid(2 + carried),
    shared: (holders) => (holders === 1 ? paid(1 + carried) : tied),
    isAllForWinners: false,
    mostHolders: 2,
  }
}

function resultsBy(rules: Rules, result: (score: number, open: TileSet) => number): TurnResults {
  const places = new Map<number, number>()
  const at = Uint16Array.from({ length: 1 << rules.tiles }, (_, open) => {
    const value = result(turnScore(rules, open as TileSet), open as TileSet)
    if (!places.has(value)) places.set(value, places.size)
    return places.get(value)!
  })
  // Copied first: Hermes makes an empty array of a map's keys.
  return { values: Float64Array.from([...places.keys()]), at }
}

/** The result of each final board for a seat with this total, once for each sign that can be announced. */
function resultsOf(rules: Rules, total: number, hasSigns: boolean): readonly TurnResults[] {
  const { format } = rules
  switch (format.kind) {
    case 'target': {
      const distance = (sum: number) =>
        sum === format.target ? AT_ONCE : Math.abs(sum - format.target)
      const added = resultsBy(rules, (score) => distance(total + score))
      return hasSigns ? [added, resultsBy(rules, (score) => distance(total - score))] : [added]
    }
    case 'stakes':
      return [resultsBy(rules, (score, open) => (open === NO_TILES ? AT_ONCE : score))]
    default: {
      const isAtOnce = format.kind === 'rounds' && format.shutWins
      return [
        resultsBy(rules, (score, open) =>
          isAtOnce && open === NO_TILES ? AT_ONCE : total + score,
        ),
      ]
    }
  }
}

/** The results of the seats that have played this round. */
function resultsSoFar({ setup: { rules }, seat, totals, roundScores }: MatchFields): number[] {
  const { format } = rules
  return Array.from({ length: seat }, (_, earlier) => {
    if (format.kind === 'stakes') return roundScores[earlier]!
    const total = totals[earlier]!
    return format.kind === 'target' ? Math.abs(total - format.target) : total
  })
}

const KNOWN_SEATS = 48
const known = new LruCache<Map<number, Prospects[]>>(KNOWN_SEATS)

function contestOf(match: MatchFields): Contest {
  const { rules, players } = match.setup
  const { format } = rules
  const seats = players.length
  const isForChips = format.kind === 'stakes'
  const carried = match.carried!
  const hasSigns = match.round > 1
  const key = `${turnKey(rules)} ${JSON.stringify(format)} ${isForChips ? carried : hasSigns}`
  const results: (readonly TurnResults[])[] = []
  return {
    rules,
    prize: isForChips ? chips(format.stake, carried, seats) : MATCH,
    ends: [],
    seats,
    resultsOf: (seat) => (results[seat] ??= resultsOf(rules, match.totals[seat]!, hasSigns)),
    known: players.map((_, seat) => {
      const totals = isForChips ? seats - seat : match.totals.slice(seat).join()
      return known.of(`${key} ${seats} ${totals}`, () => new Map<number, Prospects[]>())
    }),
  }
}

/**
 * The outlook of a round after which nothing counts, for any number of players: the last one of *rounds* and *target*
 * for the win, any one of *stakes* for its chips. Goes backwards over the seats.
 */
export function contestOutlook(match: Match): Outlook {
  const { seat, setup } = match
  const contest = contestOf(match)
  const before = resultsSoFar(match)
  const lowest = Math.min(...before)
  const holders = before.filter((result) => result === lowest).length
  const resultOf = (open: TileSet, sign: Sign) => {
    const { values, at } = contest.resultsOf(seat)[sign === 'subtract' ? 1 : 0]!
    return values[at[open]!]!
  }
  const prospectsOf = (result: number): readonly number[] => {
    const { prize } = contest
    const value = prizeAfter(contest, seat, lowest, holders, result)
    if (result === AT_ONCE)
      return setup.players.map((_, other) => (other === seat ? value : prize.atOnce.other))
    const after = prospectsAfter(contest, seat, lowest, holders, result)
    return setup.players.map((_, other) => {
      if (other === seat) return value
      if (other > seat) return after[1 + other - seat]!
      return after[result >= lowest && before[other] === lowest ? 0 : 1]!
    })
  }
  return {
    aim: setup.rules.format.kind === 'stakes' ? 'chips' : 'win',
    missing: (enough) => missingTables(contest, seat, { lowest, holders }, enough),
    tables: (enough) => allTables(contest, seat, { lowest, holders }, enough),
    fill: () => fillContest(contest, seat, { lowest, holders }),
    utility: (open, sign) => prizeAfter(contest, seat, lowest, holders, resultOf(open, sign)),
    prospects: (open, sign) => prospectsOf(resultOf(open, sign)),
  }
}
