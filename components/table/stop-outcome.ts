import type { Match } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber, plainNumber } from '@/i18n/numbers/format-number'

/** Returns how far a total is from the target, in words: 25 over, 3 short, or exactly. */
export function distanceText(
  total: number,
  target: number,
  { play }: Translations,
  format = formatNumber,
): string {
  if (total === target) return play.exactly
  return total > target ? play.over(format(total - target)) : play.short(format(target - total))
}

/** What stopping now leads to, in a match with a target: written, and as it is read out. */
export function stopOutcome(match: Match, score: number, words: Translations) {
  const { format } = match.setup.rules
  if (format.kind !== 'target') return undefined
  const before = match.totals[match.seat]!
  const total = match.sign === 'subtract' ? before - score : before + score
  return {
    total,
    written: words.play.stopAt(formatNumber(total), distanceText(total, format.target, words)),
    spoken: words.play.stopTotal(
      plainNumber(total),
      distanceText(total, format.target, words, plainNumber),
    ),
  }
}
