import type { TurnRecord } from '@/engine'
import type { Translations } from '@/i18n'
import { formatAverage, formatNumber } from '@/i18n/numbers/format-number'
import type { SeatedMatch } from '@/model/player'
import type { OwnFigures } from '@/model/statistics'

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** The result of the whole match: distance from the target, or rounds survived. Undefined where turns count instead. */
function wholeMatch({ setup, totals, round }: SeatedMatch): number | undefined {
  const { format } = setup.rules
  if (format.kind === 'target') return Math.abs(totals[0]! - format.target)
  return format.kind === 'knockout' ? round - 1 : undefined
}

/** Compares a match played alone with earlier ones by the same rules; `before` is null if there are none. */
export function ownFiguresLine(
  match: SeatedMatch<'matchOver'>,
  turns: readonly TurnRecord[],
  before: OwnFigures | null,
  { results: { figures } }: Translations,
): string {
  if (!before) return figures.first
  const scores = turns.map(({ score }) => score)
  const whole = wholeMatch(match)
  const value = whole ?? Math.min(...scores)
  const isOneValue = whole !== undefined || scores.length === 1
  const isBetter = (one: number, other: number) =>
    match.setup.rules.format.kind === 'knockout' ? one > other : one < other
  const [best, mean] = [formatNumber(before.best), formatAverage(before.average)]
  if (isBetter(value, before.best))
    return (isOneValue ? figures.best : figures.bestTurn)(formatNumber(value), best, mean)
  if (isOneValue && value === before.best) return figures.asBest(mean)
  const average = isOneValue ? value : sum(scores) / scores.length
  return (isBetter(average, before.average) ? figures.better : figures.usual)(mean, best)
}
