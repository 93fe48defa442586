import { enRulesPages, type RulesPageWords } from './en/rules-pages'

/** The texts of the pages of the rules in the player's language; only where these are loaded. */
export const useRulesPageWords = (): RulesPageWords => enRulesPages

export { enRulesPages, type RulesPageWords }
