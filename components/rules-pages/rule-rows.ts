import type { Format, Rules } from '@/engine'
import { formatNumber } from '@/i18n/numbers/format-number'
import type { RulesPageWords } from '@/i18n/rules-pages'
import { exampleLeft } from '../rules/example'

export const RULE_ROWS = ['moves', 'oneDie', 'turn', 'match'] as const

/** A part of the rules, with its title and a sentence or two. */
export type RuleRow = {
  readonly part: (typeof RULE_ROWS)[number]
  readonly title: string
  readonly text: string
}

function matchText(format: Format, { match }: RulesPageWords): string {
  switch (format.kind) {
    case 'rounds':
      return [match.rounds(format.rounds), ...(format.shutWins ? [match.shutWins] : [])].join(' ')
    case 'first-to-lose':
    case 'knockout':
      return match[format.kind](formatNumber(format.limit))
    case 'target':
      return match.target(formatNumber(format.target), format.turns)
    case 'stakes':
      return match.stakes(format.stake, format.rounds)
  }
}

/** A summary of any rules in four rows: what a throw shuts, how many dice, what a turn scores, who wins. */
export function ruleRows(rules: Rules, words: RulesPageWords): readonly RuleRow[] {
  const { moves, oneDie, turn, match } = words
  const { left, score } = exampleLeft(rules)
  const end = rules.mayStop ? turn.mayStop : turn.ends
  const texts = {
    moves: moves[rules.moves],
    oneDie: oneDie[rules.oneDie],
    turn: `${end} ${turn[rules.scoring](left, formatNumber(score))}`,
    match: matchText(rules.format, words),
  }
  const titles = {
    moves: moves.title,
    oneDie: oneDie.title,
    turn: turn.title,
    match: match.title,
  }
  return RULE_ROWS.map((part) => ({ part, title: titles[part], text: texts[part] }))
}
