import { en, type Translations } from './en'

/** The words in the player's language. */
export const useWords = (): Translations => en

export { en, type Translations }
