import type { Rules } from '@/engine'
import type { Translations } from '@/i18n'
import { roundOrTurn, turnLimit } from '@/model/turn-limit'

/** Says after a sentence in which round it was, or in which turn; nothing in a match of one. */
export function whenOf(rules: Rules, round: number, { results }: Translations): string {
  return turnLimit(rules) === 1 ? '' : results.when[roundOrTurn(rules)](round)
}
