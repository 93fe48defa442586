import { presetOf, type PresetId, type Rules } from '@/engine'

export type RulesId = PresetId | 'house'

/** By which rules a match was played: those of a booklet, or the house's own. */
export const rulesIdOf = (rules: Rules): RulesId => presetOf(rules)?.id ?? 'house'
