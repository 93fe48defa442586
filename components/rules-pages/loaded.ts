// All that is drawn of the rules, as one module: Metro puts what two lazy modules share, such as their words,
// into the bundle of the first screen.
export { NoHouseRules } from './no-house-rules'
export { RulesIndex } from './rules-index'
export { RulesPage } from './rules-page'
