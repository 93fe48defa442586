import { choosableTiles, legalMoves, NO_TILES, tilesOf } from '@/engine'
import type { TableView } from '@/model/table-view'

/** What takes the focus: each when its key appears or changes, and never while the key stays the same. */
export type NextFocus = {
  readonly action?: string
  readonly flap?: { readonly tile: number; readonly key: string }
}

/** The focus goes to the first flap that can be shut, otherwise to the one button. */
export function nextFocus(view: TableView): NextFocus {
  const { match } = view
  if (view.isTumbling || view.isPassing) return {}
  const moment = `${match.round} ${match.seat} ${match.throws} ${match.phase}`
  if (match.phase !== 'shutting') return { action: moment }
  // Of all flaps, so that the key stays the same while flaps are chosen and put back.
  const moves = legalMoves(match.setup.rules, match.open, match.dice)
  const [tile] = tilesOf(choosableTiles(moves, NO_TILES))
  return {
    ...(tile !== undefined && { flap: { tile, key: moment } }),
    ...(view.isChosenMove && { action: moment }),
  }
}
