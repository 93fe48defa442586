// All rules pages as one lazy module: Metro would put what two lazy modules share, such as their texts, into the
// bundle of the first screen.
export { NoHouseRules } from './no-house-rules'
export { RulesIndex } from './rules-index'
export { RulesPage } from './rules-page'
