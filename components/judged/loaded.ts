// All that is drawn of the engine's judgement, as one module to be loaded when it is needed. It must be
// the only one that is: Metro puts what two such modules share into the bundle of the first screen.
export { AnalysisView } from '../analysis/analysis-view'
export { CoachRow } from '../coach/coach-row'
export { SkillCard } from '../players/skill-card'
