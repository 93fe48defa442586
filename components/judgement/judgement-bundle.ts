// Everything that draws the engine's judgement, as one module that is loaded when needed. It has to be one module:
// Metro puts what two of them share into the bundle of the first screen.
export { AnalysisView } from '../analysis/analysis-view'
export { CoachRow } from '../coach/coach-row'
export { SkillCard } from '../players/skill-card'
