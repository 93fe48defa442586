import type { Rules } from '@/engine'
import type { Translations } from '@/i18n'
import { turnLimit } from '@/model/turn-limit'

/** Says after a sentence in which round it was, or in which turn; nothing in a match of one. */
export function whenOf(rules: Rules, round: number, { results }: Translations): string {
  if (turnLimit(rules) === 1) return ''
  return rules.format.kind === 'target' ? results.when.turn(round) : results.when.round(round)
}
