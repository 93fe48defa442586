import { PRESETS } from '../../engine'

/** The presets by name, and the pub's with the other number of tiles, which stands for all that have one. */
export const RULES_TO_TEST = PRESETS.flatMap(({ id, rules, players }) => {
  const preset = { name: id as string, rules, players }
  if (id !== 'pub') return [preset]
  return [preset, { ...preset, name: 'pub with twelve', rules: { ...rules, tiles: 12 } as const }]
})
