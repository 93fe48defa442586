import { en, type Translations } from './en'
import { useSpoken } from './spoken'

/** The texts in the player's language. */
export const useWords = (): Translations => useSpoken().words

export { en, type Translations }
