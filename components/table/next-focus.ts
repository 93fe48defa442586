import { choosableTiles, legalMoves, NO_TILES, tilesOf } from '@/engine'
import type { TableView } from './table-view'

/** Who is to have the focus; it is given when a key appears or changes, and left alone as long as it stays. */
export type NextFocus = {
  readonly action?: string
  readonly flap?: { readonly tile: number; readonly key: string }
}

/** Where the next action is: at the first flap that can be shut, at the one button otherwise. */
export function nextFocus(view: TableView): NextFocus {
  const { match } = view
  if (view.isTumbling || view.isPassing) return {}
  const moment = `${match.round} ${match.seat} ${match.throws} ${match.phase}`
  if (match.phase !== 'shutting') return { action: moment }
  const moves = legalMoves(match.setup.rules, match.open, match.dice)
  const [tile] = tilesOf(choosableTiles(moves, NO_TILES))
  return {
    // It stays while flaps are chosen and put back, so that nobody is called away from the flap they are at.
    ...(tile !== undefined && { flap: { tile, key: moment } }),
    ...(view.isChosenMove && { action: moment }),
  }
}
