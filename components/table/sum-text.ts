import { hasTile, sumOf, tilesOf } from '@/engine'
import type { TableView } from '@/model/table-view'

/**
 * Returns the sum that the throw makes, such as 3 + 6 = 9, and from the first chosen flap on how
 * far the chosen ones have come: 4 + … = 9. A die or a flap alone makes no sum.
 */
export function sumText({ dice, moves, chosen, isChosenMove }: TableView): string {
  const faces = dice.reduce((all, face) => all + face, 0)
  if (chosen === 0) return dice.length === 1 ? String(faces) : `${dice.join(' + ')} = ${faces}`
  const flaps = tilesOf(chosen)
  if (isChosenMove)
    return flaps.length === 1 ? flaps.join() : `${flaps.join(' + ')} = ${sumOf(chosen)}`
  const begun = moves.find((move) => flaps.every((tile) => hasTile(move, tile)))
  return `${flaps.join(' + ')} + … = ${begun === undefined ? faces : sumOf(begun)}`
}
