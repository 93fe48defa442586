import type { MatchEvent, Rules } from '@/engine'
import type { SeatedMatch, SeatedSetup } from '@/model/player'
import { roundEnds } from '@/model/round-ends'
import { isWonByShut } from '../table/round-end'

type Point = { readonly round: number; readonly value: number }

/** The standings of a player, from 0 before the first round to their last round. */
type RaceLine = { readonly seat: number; readonly points: readonly Point[] }

/** The course of a match, round by round. */
export type Race = {
  readonly rounds: number
  readonly lines: readonly RaceLine[]
  /** The target, or the limit that puts a player out or ends the match. */
  readonly goal?: number
}

function goalOf({ format }: Rules): number | undefined {
  if (format.kind === 'target') return format.target
  return 'limit' in format ? format.limit : undefined
}

/** The value of a seat at the end of a round. Chips change for everybody, totals only for those who threw. */
function valueAt(match: SeatedMatch, seat: number): number | undefined {
  if (match.chips) return match.chips[seat]
  return match.roundScores[seat] === null ? undefined : match.totals[seat]
}

/** The course of a match; undefined with fewer than two rounds, where nobody can overtake. */
export function raceOf(setup: SeatedSetup, events: readonly MatchEvent[]): Race | undefined {
  const ends = roundEnds(setup, events)
  if (ends.length < 2) return undefined
  const lines = setup.players.map((_, seat) => ({
    seat,
    points: [
      { round: 0, value: 0 },
      ...ends.flatMap((end) => {
        const value = valueAt(end, seat)
        return value === undefined ? [] : [{ round: end.round, value }]
      }),
    ],
  }))
  const goal = goalOf(setup.rules)
  return { rounds: ends.length, lines, ...(goal !== undefined && { goal }) }
}

/** The value of a line at the end of a round; undefined after its last one. */
const valueIn = ({ points }: RaceLine, round: number) =>
  points.find((point) => point.round === round)?.value

/** The distance of a value from winning: lower is better. */
function distance({ format }: Rules, value: number): number {
  if (format.kind === 'target') return Math.abs(value - format.target)
  return format.kind === 'stakes' ? -value : value
}

type Span = { readonly seats: readonly number[]; readonly to: number }

/** The leaders after a round that all players still in have played. */
function leadersAfter(rules: Rules, { lines }: Race, round: number): readonly number[] {
  const values = lines.flatMap((line) => {
    const value = valueIn(line, round)
    return value === undefined ? [] : [{ seat: line.seat, away: distance(rules, value) }]
  })
  const least = Math.min(...values.map(({ away }) => away))
  return values.filter(({ away }) => away === least).map(({ seat }) => seat)
}

/**
 * The leaders after each round, as spans of rounds with the same leaders. The last round may have been cut short, so
 * its leaders are the winners. It has none if a shut box won the match, whatever the totals.
 */
export function leadersOf(match: SeatedMatch<'matchOver'>, race: Race): readonly Span[] {
  const { setup, outcome } = match
  const spans: Span[] = []
  for (let round = 1; round <= race.rounds; round++) {
    const isLast = round === race.rounds
    if (isLast && isWonByShut(match)) return spans
    const seats = isLast ? outcome.winners : leadersAfter(setup.rules, race, round)
    const last = spans.at(-1)
    if (last?.seats.join() === seats.join()) spans[spans.length - 1] = { seats, to: round }
    else spans.push({ seats, to: round })
  }
  return spans
}

/** The last round before the final one after which the seat alone was last; undefined if there is none. */
export function lastPlaceOf(rules: Rules, race: Race, seat: number): number | undefined {
  for (let round = race.rounds - 1; round >= 1; round--) {
    const away = race.lines.map((line) => {
      const value = valueIn(line, round)
      return value === undefined ? Infinity : distance(rules, value)
    })
    if (away.every((other, index) => index === seat || other < away[seat]!)) return round
  }
  return undefined
}
