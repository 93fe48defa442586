import type { Format, Rules } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { exampleLeft } from './example'

/** How the match is won, in one or two sentences. */
export function formatSentence(format: Format, { houseRules }: Translations): string {
  const { sentence } = houseRules.format
  switch (format.kind) {
    case 'rounds':
      return sentence.rounds(format.rounds, format.shutWins)
    case 'first-to-lose':
      return sentence['first-to-lose'](formatNumber(format.limit))
    case 'knockout':
      return sentence.knockout(formatNumber(format.limit))
    case 'target':
      return sentence.target(formatNumber(format.target), format.turns)
    case 'stakes':
      return sentence.stakes(format.stake, format.rounds)
  }
}

/** How a turn is scored, with an example. */
export function scoringSentence(rules: Rules, { houseRules }: Translations): string {
  const { left, score } = exampleLeft(rules)
  return houseRules.scoring.sentence[rules.scoring](left, formatNumber(score))
}

/** The rules in words, one entry for each option. */
export function rulesSentences(rules: Rules, words: Translations): string[] {
  const { houseRules } = words
  return [
    houseRules.tiles.sentence(rules.tiles),
    houseRules.moves.sentence[rules.moves],
    houseRules.oneDie.sentence[rules.oneDie],
    houseRules.mayStop.sentence[rules.mayStop ? 'yes' : 'no'],
    scoringSentence(rules, words),
    formatSentence(rules.format, words),
  ]
}
