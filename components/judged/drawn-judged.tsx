// All that is drawn of the engine's judgement: a phone has it from the start.
export { AnalysisView, CoachRow, SkillCard } from './loaded'
