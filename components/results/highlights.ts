import { sizeOf, type FormatKind, type MatchEvent, type TurnRecord } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'
import { roundEnds } from '@/model/round-ends'
import { lastPlaceOf, raceOf } from './race'
import { whenOf } from './when'

type Over = SeatedMatch<'matchOver'>

/** The element with the highest `worth`, the first of equal ones. */
const best = <T>(all: readonly T[], worth: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>(
    (top, one) => (top === undefined || worth(one) > worth(top) ? one : top),
    undefined,
  )

const mostAtOnce = ({ throws }: TurnRecord) =>
  Math.max(0, ...throws.map(({ shut }) => sizeOf(shut)))

const MANY_FLAPS = 3
const LONG_TURN = 4
const MOST_SHUT_BOXES = 3

/** The formats in which a low turn is good, whatever the total. */
const IS_LOW_GOOD: Readonly<Record<FormatKind, boolean>> = {
  rounds: true,
  'first-to-lose': true,
  knockout: true,
  stakes: true,
  target: false,
}

/** In a target match: a total that was nearer than the winner's last one, and the turn that gained most. */
function targetHighlights(
  match: Over,
  turns: readonly TurnRecord[],
  words: Translations,
): string[] {
  const { rules } = match.setup
  const { format } = rules
  if (format.kind !== 'target') return []
  const { results } = words
  const awayOf = (total: number) => Math.abs(total - format.target)
  const before = ({ score, sign, total }: TurnRecord) =>
    sign === 'subtract' ? total + score : total - score
  const gain = (turn: TurnRecord) => awayOf(before(turn)) - awayOf(turn.total)
  const nearest = best(turns, ({ total }) => -awayOf(total))!
  const won = awayOf(match.totals[match.outcome.winners[0]!]!)
  const back = best(
    turns.filter(({ round }) => round > 1),
    gain,
  )
  return [
    ...(awayOf(nearest.total) < won
      ? [
          results.momentNearest(
            nameAt(match, nearest.seat),
            formatNumber(awayOf(nearest.total)),
            formatNumber(format.target),
            whenOf(rules, nearest.round, words),
          ),
        ]
      : []),
    ...(back && gain(back) > 0
      ? [
          results.momentWayBack(
            nameAt(match, back.seat),
            formatNumber(before(back)),
            formatNumber(back.total),
            whenOf(rules, back.round, words),
          ),
        ]
      : []),
  ]
}

const NEAR_LIMIT = 0.8

/** In a knockout: the player who came nearest to the limit and stayed in. */
function escapeHighlight(
  match: Over,
  events: readonly MatchEvent[],
  words: Translations,
): string[] {
  const { format } = match.setup.rules
  if (format.kind !== 'knockout') return []
  const stays = roundEnds(match.setup, events)
    .slice(0, -1)
    .flatMap(({ round, totals, out }) =>
      totals.flatMap((total, seat) => (out.includes(seat) ? [] : [{ round, seat, total }])),
    )
  const nearest = best(stays, ({ total }) => total)
  if (!nearest || nearest.total < format.limit * NEAR_LIMIT) return []
  const { seat, total, round } = nearest
  const limit = formatNumber(format.limit)
  return [
    words.results.momentEscape(
      nameAt(match, seat),
      formatNumber(total),
      limit,
      words.results.after(round),
    ),
  ]
}

/** A sole winner of three or more players who had been last. Not in a target match, where places change too often. */
function comebackHighlight(
  match: Over,
  events: readonly MatchEvent[],
  words: Translations,
): string[] {
  const { setup, outcome } = match
  const [winner, ...others] = outcome.winners
  if (setup.rules.format.kind === 'target' || others.length > 0 || setup.players.length < 3)
    return []
  const race = raceOf(setup, events)
  const round = race && lastPlaceOf(setup.rules, race, winner!)
  return round === undefined
    ? []
    : [words.results.momentComeback(nameAt(match, winner!), words.results.after(round))]
}

/** The highlights of a match, as sentences. Each format has those that mean something in it. */
export function highlights(
  match: Over,
  turns: readonly TurnRecord[],
  events: readonly MatchEvent[],
  words: Translations,
): string[] {
  if (turns.length < 2) return []
  const { results } = words
  const { rules } = match.setup
  const shut = turns.filter(({ ending }) => ending.by === 'shut')
  const lowest = best(turns, ({ score }) => -score)!
  const longest = best(turns, ({ throws }) => throws.length)!
  const greatest = best(turns, mostAtOnce)!
  const nameOf = ({ seat }: TurnRecord) => nameAt(match, seat)
  const when = ({ round }: TurnRecord) => whenOf(rules, round, words)
  const shutBoxes = shut
    .slice(0, MOST_SHUT_BOXES)
    .map((turn) => results.momentShut(nameOf(turn), when(turn)))
  const isLowGood = IS_LOW_GOOD[rules.format.kind]
  return [
    ...(isLowGood ? shutBoxes : []),
    ...comebackHighlight(match, events, words),
    ...escapeHighlight(match, events, words),
    ...targetHighlights(match, turns, words),
    ...(shut.length === 0 && isLowGood
      ? [results.momentLowest(nameOf(lowest), formatNumber(lowest.score), when(lowest))]
      : []),
    ...(mostAtOnce(greatest) >= MANY_FLAPS
      ? [results.momentThrow(nameOf(greatest), mostAtOnce(greatest), when(greatest))]
      : []),
    ...(longest.throws.length >= LONG_TURN
      ? [results.momentLongest(nameOf(longest), longest.throws.length, when(longest))]
      : []),
    // Last where low is not good: there a shut box is only fun.
    ...(isLowGood ? [] : shutBoxes),
  ]
}
