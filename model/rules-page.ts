import { PRESETS, presetTiles, type Rules } from '@/engine'
import { rulesIdOf } from './rules-id'

/** The parameters of a page of rules: a preset, or whose rules it explains. */
export type RulesPage = { readonly preset: string; readonly tiles?: string }

/** The rules that are set up, and those of the match on the table. */
type Known = { readonly setUp: Rules; readonly table: Rules | undefined }

/** The page of these rules; house rules have no id, so that their page is that of the set-up or the table. */
export function rulesPageOf(rules: Rules, where: 'house' | 'table'): RulesPage {
  const id = rulesIdOf(rules)
  if (id === 'house') return { preset: where }
  const usual = PRESETS.find((preset) => preset.id === id)?.rules.tiles
  return rules.tiles === usual ? { preset: id } : { preset: id, tiles: String(rules.tiles) }
}

/** The address of that page. */
export const rulesHref = (rules: Rules, where: 'house' | 'table') =>
  ({ pathname: '/rules/[preset]', params: rulesPageOf(rules, where) }) as const

/** The rules that a page explains; `no-house` if no house rules are set up, undefined if there is no such page. */
export function rulesOfPage(
  { preset: page, tiles }: RulesPage,
  { setUp, table }: Known,
): Rules | 'no-house' | undefined {
  if (page === 'house') return rulesIdOf(setUp) === 'house' ? setUp : 'no-house'
  if (page === 'table') return table
  const preset = PRESETS.find(({ id }) => id === page)
  if (!preset) return undefined
  const wanted = presetTiles(preset.id).find((count) => String(count) === tiles)
  return wanted ? { ...preset.rules, tiles: wanted } : preset.rules
}
