import { presetOf, type PresetId, type Rules } from '@/engine'

/** The booklet that a match was played by, or `house` for house rules of any kind. */
export type RulesId = PresetId | 'house'

export const rulesIdOf = (rules: Rules): RulesId => presetOf(rules)?.id ?? 'house'

/** A key that only the same rules have: each set of house rules is a game of its own. */
export function rulesKeyOf(rules: Rules): string {
  const id = rulesIdOf(rules)
  if (id !== 'house') return id
  const { tiles, moves, oneDie, mayStop, scoring, format } = rules
  const numbers = Object.entries(format).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([tiles, moves, oneDie, mayStop, scoring, numbers])
}
