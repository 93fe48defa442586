import { lazyModule } from '../ui/lazy-module'

// In browsers the rules pages are one bundle, separate from that of the first screen.
const { load, component } = lazyModule(() => import('./rules-pages-bundle'))

export const loadRulesPages: () => Promise<unknown> = load

export const NoHouseRules = component((loaded) => loaded.NoHouseRules)
export const RulesIndex = component((loaded) => loaded.RulesIndex)
export const RulesPage = component((loaded) => loaded.RulesPage)
