import { enSpoken, type SpokenWords } from './en/spoken-match'
import { useSpoken } from './spoken'

/** What is said of a match, in the player's language; only where the table is loaded. */
export const useSpokenWords = (): SpokenWords => useSpoken().match ?? enSpoken

export { enSpoken, type SpokenWords }
