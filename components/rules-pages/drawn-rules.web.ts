import { loadedLater } from '../ui/loaded-later'

// In browsers the rules pages are one bundle, separate from that of the first screen.
const { load, part } = loadedLater(() => import('./loaded'))

export const loadRulesPages: () => Promise<unknown> = load

export const NoHouseRules = part((loaded) => loaded.NoHouseRules)
export const RulesIndex = part((loaded) => loaded.RulesIndex)
export const RulesPage = part((loaded) => loaded.RulesPage)
