import { enCoach, type CoachWords } from './en/judged'
import { useLanguageWords } from './language'

/** The texts of the coach and the analysis in the player's language; only where these are loaded. */
export const useCoachWords = (): CoachWords => useLanguageWords().coach ?? enCoach

export { enCoach, type CoachWords }
