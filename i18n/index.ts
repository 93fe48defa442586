import { en, type Translations } from './en'
import { useLanguageWords } from './language'

/** The texts in the player's language. */
export const useWords = (): Translations => useLanguageWords().words

export { en, type Translations }
