import { type Range, type Rules } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import { matchMinutes } from './match-length'

/** How far a match goes, in a word or two. */
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

/** How many can play, how far, and about how long it takes with those at the table. */
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
