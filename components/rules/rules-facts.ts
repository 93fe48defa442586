import { type Range, type Rules } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { matchMinutes } from './match-length'

/** The length of a match in a few words: rounds, turns, or the limit. */
export function formatFact({ format }: Rules, { facts }: Translations): string {
  switch (format.kind) {
    case 'rounds':
    case 'stakes':
      return facts.rounds(format.rounds)
    case 'target':
      return facts.turns(format.turns)
    case 'first-to-lose':
      return facts.firstToLose(formatNumber(format.limit))
    case 'knockout':
      return facts.knockout(formatNumber(format.limit))
  }
}

const playersFact = ({ min, max }: Range, { facts }: Translations) => facts.players(min, max)

/** The minutes of a match for the seated players, limited to the number the rules allow. */
const minutesFact = (rules: Rules, { min, max }: Range, seated: number, { facts }: Translations) =>
  facts.minutes(matchMinutes(rules, Math.max(min, Math.min(max, seated))))

const inOneLine = (facts: readonly string[]) => facts.join(' · ')

/** One line with the number of players allowed, the length, and the minutes for the seated players. */
export const rulesFacts = (rules: Rules, players: Range, seated: number, words: Translations) =>
  inOneLine([
    playersFact(players, words),
    formatFact(rules, words),
    minutesFact(rules, players, seated, words),
  ])

/** Like `rulesFacts`, without the length. */
export const seatingFacts = (rules: Rules, players: Range, seated: number, words: Translations) =>
  inOneLine([playersFact(players, words), minutesFact(rules, players, seated, words)])
