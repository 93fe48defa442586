import { worstTurnScore, type Rules } from '@/engine'

/**
 * The share of a full bar for a turn score or a distance: 1 is the worst turn of these rules, so that bars of
 * rules with the same scores can be compared. Scores read as a number grow tenfold with each flap, so they
 * use a logarithmic scale.
 */
export function turnShare({ scoring, tiles, format }: Rules, value: number): number {
  const worst = worstTurnScore({ scoring, tiles })
  const isSum = scoring === 'sum' && format.kind !== 'target'
  const share = isSum ? value / worst : Math.log10(1 + value) / Math.log10(1 + worst)
  return Math.min(1, share)
}
