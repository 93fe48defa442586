import { enSpoken, type SpokenWords } from './en/spoken-match'
import { useLanguageWords } from './language'

/** What is said of a match, in the player's language; only where the table is loaded. */
export const useSpokenWords = (): SpokenWords => useLanguageWords().match ?? enSpoken

export { enSpoken, type SpokenWords }
