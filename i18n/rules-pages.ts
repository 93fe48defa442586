import { enRulesPages, type RulesPageWords } from './en/rules-pages'
import { useSpoken } from './spoken'

/** The texts of the pages of the rules in the player's language; only where these are loaded. */
export const useRulesPageWords = (): RulesPageWords => useSpoken().rulesPages ?? enRulesPages

export type { RulesPageWords }
