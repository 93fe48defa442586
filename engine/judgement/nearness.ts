import type { MatchFields } from '../match'
import type { FormatOf } from '../rules'
import { turnScore } from '../scoring'
import { NOTHING_TO_FILL, type Outlook } from './outlook'

/** The most that a total counts which is not the target itself. */
const MISSED = 0.5

/**
 * How good a total is while there are turns to come. The target wins at once and counts 1. Any other
 * total counts less than half: the nearer the more, and as far away as the target is high counts a
 * quarter. So a turn is played to hit, then to end near, and one wild number does not outweigh all
 * others. It is a measure to play by, not a chance.
 */
const nearness = (total: number, target: number): number =>
  total === target ? 1 : (MISSED * target) / (target + Math.abs(total - target))

/** The outlook of *target* before the last turns, and alone. */
export function nearnessOutlook(match: MatchFields, { target }: FormatOf<'target'>): Outlook {
  const { rules } = match.setup
  const total = match.totals[match.seat]!
  return {
    ...NOTHING_TO_FILL,
    aim: 'nearness',
    utility: (open, sign) => {
      const score = turnScore(rules, open)
      return nearness(sign === 'subtract' ? total - score : total + score, target)
    },
  }
}
