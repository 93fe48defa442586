import { enSpoken, type SpokenWords } from './en/spoken-match'
import { useLanguageWords } from './language'

/** The texts that describe a match by ear, in the present language; for use in the table's lazy bundle only. */
export const useSpokenWords = (): SpokenWords => useLanguageWords().match ?? enSpoken

export { enSpoken, type SpokenWords }
