import { en, type Translations } from './en'

/** The texts in the player's language; English is the only one so far. */
export const useWords = (): Translations => en

export { en, type Translations }
