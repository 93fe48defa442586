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

/** One line with the number of players allowed, the length, and the minutes for those seated. */
export function rulesFacts(
  rules: Rules,
  players: Range,
  seated: number,
  words: Translations,
): string {
  const { facts } = words
  return [
    facts.players(players.min, players.max),
    formatFact(rules, words),
    facts.minutes(matchMinutes(rules, Math.max(players.min, Math.min(players.max, seated)))),
  ].join(' · ')
}
