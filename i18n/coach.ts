import { enCoach, type CoachWords } from './en/judged'
import { useLanguageWords } from './language'

/** The texts of the coach and the analysis in the present language; for use in their lazy bundle only. */
export const useCoachWords = (): CoachWords => useLanguageWords().coach ?? enCoach

export { enCoach, type CoachWords }
