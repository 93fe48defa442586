// The pages of the rules: a phone has them from the start.
export { NoHouseRules, RulesIndex, RulesPage } from './loaded'

/** Loads them before they are drawn. */
export const loadRulesPages = (): Promise<unknown> => Promise.resolve()
