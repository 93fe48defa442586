import { enCoach, type CoachWords } from './en/judged'

/** The texts of the coach and the analysis in the player's language; only where these are loaded. */
export const useCoachWords = (): CoachWords => enCoach

export { enCoach, type CoachWords }
