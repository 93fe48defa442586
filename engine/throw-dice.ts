import type { DiceCount } from './dice-counts'
import { seededDraws } from './seeded-draws'

/**
 * Returns the dice of throw `index` in the match with this seed, always the same. Without the seed no throw
 * can be predicted, with it every throw can be checked: see `seededDraws`.
 */
export function throwDice(seed: Uint8Array, index: number, count: DiceCount): readonly number[] {
  const draw = seededDraws(seed, `shut-the-box/1/${index}`)
  return Array.from({ length: count }, () => draw(6) + 1)
}
