import { loadedLater } from '../ui/loaded-later'

const { load, part } = loadedLater(() => import('./loaded'))

/** Loads them before they are drawn. */
export const loadRulesPages: () => Promise<unknown> = load

export const NoHouseRules = part((loaded) => loaded.NoHouseRules)
export const RulesIndex = part((loaded) => loaded.RulesIndex)
export const RulesPage = part((loaded) => loaded.RulesPage)
