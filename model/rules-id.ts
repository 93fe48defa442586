import { playersFor, presetOf, type PresetId, type Range, type Rules } from '@/engine'

/** The preset that a match was played by, or `house` for any house rules. */
export type RulesId = PresetId | 'house'

export const rulesIdOf = (rules: Rules): RulesId => presetOf(rules)?.id ?? 'house'

/** How many can play; a preset may allow fewer players than house rules with the same format. */
export const playersOf = (rules: Rules): Range => presetOf(rules)?.players ?? playersFor(rules)

/** A key that is equal for equal rules only: different house rules have different keys. */
export function rulesKeyOf(rules: Rules): string {
  const id = rulesIdOf(rules)
  if (id !== 'house') return id
  const { tiles, moves, oneDie, mayStop, scoring, format } = rules
  const formatFields = Object.entries(format).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([tiles, moves, oneDie, mayStop, scoring, formatFields])
}
