import { turnRecords, type Match, type MatchEvent } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber, formatSigned } from '@/i18n/numbers/format-number'
import { placesOf, seatsThatThrew } from '@/model/places'
import type { SeatedMatch, SeatedPlayer } from '@/model/player'
import { matchBefore } from '@/model/table-view'
import { DASH, standingOf, standingText } from './status-lines'
import { isRoundOver } from './round-end'

type Passing = SeatedMatch<'turnOver' | 'announcing'>

export type ScoreRow = {
  readonly player: SeatedPlayer
  /** Absent for a player who has not thrown yet. */
  readonly place?: string
  readonly score: string
  /** At the end of a round what it brought, and that the player is out; within a round for chips the chips so far. */
  readonly detail?: string
  readonly isOut: boolean
  /** At the end of a round the standing before its last turn, which is shown until the rows move. */
  readonly before?: Before
  /** By how many rows it was lower then. */
  readonly climb: number
}

type Before = {
  /** Absent for a player who had not thrown yet. */
  readonly place?: string
  readonly score: string
  /** The score counts from here to there; it was a dash if `from` is undefined. */
  readonly from: number | undefined
  readonly to: number
  readonly write: (standing: number) => string
}

type Order = readonly { readonly seat: number; readonly place?: number }[]

/** Within a round for chips the scores of this round count, since each is a game of its own. */
function orderInRound(scores: readonly (number | null)[]): Order {
  const threw = scores.flatMap((score, seat) => (score === null ? [] : [{ seat, score }]))
  const sorted = [...threw].sort((a, b) => a.score - b.score || a.seat - b.seat)
  const placed = sorted.map(({ seat, score }) => ({
    seat,
    place: sorted.findIndex((other) => other.score === score) + 1,
  }))
  const waiting = scores.flatMap((score, seat) => (score === null ? [{ seat }] : []))
  return [...placed, ...waiting]
}

const scoreOf = (score: number | null | undefined) =>
  score === null || score === undefined ? DASH : formatNumber(score)

const hasChipsMoved = ({ chips }: Match) => chips?.some((held) => held !== 0) === true

/** The rows of the pass card, best place first. */
export function scoreRows(
  match: Passing,
  events: readonly MatchEvent[],
  { results, play }: Translations,
): readonly ScoreRow[] {
  const { setup, roundScores } = match
  const turns = turnRecords(setup, events)
  const threw = seatsThatThrew(turns)
  const isOver = isRoundOver(match)
  const isChipRound = match.chips !== undefined && !isOver
  const order = isChipRound ? orderInRound(roundScores) : placesOf(match, threw)
  const before = isOver ? standingsBefore(match, events) : undefined
  const rankOf = (seat: number) =>
    (before?.order ?? order).findIndex((other) => other.seat === seat)

  const gained = (seat: number): string | undefined => {
    const turn = turns.findLast((other) => other.seat === seat && other.round === match.round)
    if (!turn || match.round === 1) return undefined
    if (match.chips) return formatNumber(turn.score)
    return formatSigned(turn.sign === 'subtract' ? -turn.score : turn.score)
  }
  const detailOf = (seat: number) => {
    if (isChipRound) return hasChipsMoved(match) ? formatSigned(match.chips[seat]!) : undefined
    const parts = [isOver && gained(seat), match.out.includes(seat) && play.isOut]
    return parts.filter(Boolean).join(' · ') || undefined
  }
  const beforeOf = (seat: number): { readonly before?: Before } => {
    if (!before) return {}
    const { place } = before.order[rankOf(seat)]!
    const from = place === undefined ? undefined : standingOf(before.match, seat)
    const write = match.chips ? formatSigned : formatNumber
    const score = from === undefined ? DASH : write(from)
    const to = standingOf(match, seat)
    return { before: { ...(place && { place: results.place(place) }), score, from, to, write } }
  }
  return order.map(({ seat, place }, index) => {
    const detail = detailOf(seat)
    const hasScore = threw.has(seat) || hasChipsMoved(match)
    return {
      player: setup.players[seat]!,
      ...(place !== undefined && { place: results.place(place) }),
      score: isChipRound ? scoreOf(roundScores[seat]) : hasScore ? standingText(match, seat) : DASH,
      ...(detail !== undefined && { detail }),
      isOut: match.out.includes(seat),
      ...beforeOf(seat),
      climb: rankOf(seat) - index,
    }
  })
}

/** The match before the last turn of the round, and its ranking. */
function standingsBefore(match: Passing, events: readonly MatchEvent[]) {
  const before = matchBefore(match, events)
  // A score of this round has no place among the chips.
  const threw = seatsThatThrew(before.chips ? [] : turnRecords(match.setup, events.slice(0, -1)))
  return { match: before, order: placesOf(before, threw) }
}
