import { enRulesPages, type RulesPageWords } from './en/rules-pages'
import { useLanguageWords } from './language'

/** The texts of the rules pages in the present language; for use in their lazy bundle only. */
export const useRulesPageWords = (): RulesPageWords => useLanguageWords().rulesPages ?? enRulesPages

export type { RulesPageWords }
