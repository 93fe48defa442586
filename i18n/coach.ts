import { enCoach, type CoachWords } from './en/judged'
import { useSpoken } from './spoken'

/** The texts of the coach and the analysis in the player's language; only where these are loaded. */
export const useCoachWords = (): CoachWords => useSpoken().coach ?? enCoach

export { enCoach, type CoachWords }
