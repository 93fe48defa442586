import type { TurnRecord } from '@/engine'
import type { Translations } from '@/i18n'
import { formatAverage, formatNumber } from '@/i18n/numbers/format-number'
import type { SeatedMatch } from '@/model/player'
import type { RulesFigures } from '@/model/statistics'

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/**
 * Holds the match of one player alone against what they did before by the same rules; `before` is
 * null if that is nothing.
 */
export function ownFiguresLine(
  match: SeatedMatch<'matchOver'>,
  turns: readonly TurnRecord[],
  before: RulesFigures | null,
  { results: { figures } }: Translations,
): string {
  if (!before) return figures.first
  const { format } = match.setup.rules
  const scores = turns.map(({ score }) => score)
  const isOneValue = format.kind === 'target' || scores.length === 1
  const value =
    format.kind === 'target' ? Math.abs(match.totals[0]! - format.target) : Math.min(...scores)
  if (value < before.best) {
    const line = isOneValue ? figures.best : figures.bestTurn
    return line(formatNumber(value), formatNumber(before.best))
  }
  if (isOneValue && value === before.best) return figures.asBest
  const average = isOneValue ? value : sum(scores) / scores.length
  const line = average < before.average ? figures.better : figures.usual
  return line(formatAverage(before.average), formatNumber(before.best))
}
