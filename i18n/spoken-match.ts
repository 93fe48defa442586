import { enSpoken, type SpokenWords } from './en/spoken-match'

/** What is said of a match, in the player's language; only where the table is loaded. */
export const useSpokenWords = (): SpokenWords => enSpoken

export { enSpoken, type SpokenWords }
