import type { Rules } from '@/engine'
import type { Translations } from '@/i18n'
import { roundOrTurn, turnLimit } from '@/model/turn-limit'

/** The round or turn, as a phrase for the end of a sentence; empty in a match with only one. */
export function whenOf(rules: Rules, round: number, { results }: Translations): string {
  return turnLimit(rules) === 1 ? '' : results.when[roundOrTurn(rules)](round)
}
