// A phone has what draws the engine's judgement from the start.
export { AnalysisView, CoachRow, SkillCard } from './judgement-bundle'
