import { choosableTiles, NO_TILES, tilesOf } from '@/engine'
import { isComputerPlaying, type TableView } from '@/model/table-view'
import type { FlapFocus } from '../box/flaps'

/** The keys for `useFocus`: each element takes the focus when its key is set or changes. */
export type NextFocus = {
  readonly action?: string
  readonly flap?: FlapFocus
}

/**
 * Returns what takes the focus: the first choosable flap after a throw, else the main button. So it does
 * again on every `visit` to the table, which may have been left for another page; nothing does before the first.
 */
export function nextFocus(view: TableView, visit: number): NextFocus {
  const { match } = view
  if (visit === 0 || view.isUnfolding || view.isPassing) return {}
  // The focus does not jump while a computer player plays.
  if (isComputerPlaying(view)) return { action: `${visit} ${match.round} ${match.seat}` }
  const moment = `${visit} ${match.round} ${match.seat} ${match.throws} ${match.phase}`
  if (match.phase !== 'shutting') return { action: moment }
  // Not from `view.choosable`: the flap and its key must stay the same while flaps are chosen.
  const [tile] = tilesOf(choosableTiles(view.moves, NO_TILES))
  return {
    ...(tile !== undefined && { flap: { tile, key: moment } }),
    // Where another flap could be added it stays on the flaps.
    ...(view.isChosenMove && view.choosable === NO_TILES && { action: moment }),
  }
}
