import { enRulesPages, type RulesPageWords } from './en/rules-pages'
import { useLanguageWords } from './language'

/** The texts of the pages of the rules in the player's language; only where these are loaded. */
export const useRulesPageWords = (): RulesPageWords => useLanguageWords().rulesPages ?? enRulesPages

export type { RulesPageWords }
