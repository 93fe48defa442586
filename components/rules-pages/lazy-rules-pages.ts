// The rules pages. On phones they are part of the app's bundle.
export { NoHouseRules, RulesIndex, RulesPage } from './rules-pages-bundle'

/** Loads the pages before they are shown. */
export const loadRulesPages = (): Promise<unknown> => Promise.resolve()
