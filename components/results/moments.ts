import { sizeOf, type TurnRecord } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'

/** The turn for which `worth` is highest; of several, the first. */
const best = (turns: readonly TurnRecord[], worth: (turn: TurnRecord) => number) =>
  turns.reduce((top, turn) => (worth(turn) > worth(top) ? turn : top))

const mostAtOnce = ({ throws }: TurnRecord) =>
  Math.max(0, ...throws.map(({ shut }) => sizeOf(shut)))

const MANY_FLAPS = 3
const LONG_TURN = 4

/**
 * Sentences for the best moments of a match: boxes shut (or the lowest turn), the throw that shut
 * the most flaps, and the longest turn.
 */
export function bestMoments(
  match: SeatedMatch,
  turns: readonly TurnRecord[],
  { results }: Translations,
): string[] {
  if (turns.length < 2) return []
  const shut = turns.filter(({ ending }) => ending.by === 'shut')
  const lowest = best(turns, ({ score }) => -score)
  const longest = best(turns, ({ throws }) => throws.length)
  const greatest = best(turns, mostAtOnce)
  const nameOf = ({ seat }: TurnRecord) => nameAt(match, seat)
  return [
    ...shut.map((turn) => results.momentShut(nameOf(turn), turn.round)),
    ...(shut.length === 0
      ? [results.momentLowest(nameOf(lowest), formatNumber(lowest.score), lowest.round)]
      : []),
    ...(mostAtOnce(greatest) >= MANY_FLAPS
      ? [results.momentThrow(nameOf(greatest), mostAtOnce(greatest), greatest.round)]
      : []),
    ...(longest.throws.length >= LONG_TURN
      ? [results.momentLongest(nameOf(longest), longest.throws.length, longest.round)]
      : []),
  ]
}
