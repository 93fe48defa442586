import { toggleTile, type TileSet } from '@/engine'
import type { TableActions, TableView } from '@/model/table-view'
import { tableFeedback } from './feedback'

type Handlers = Omit<TableActions, 'settle' | 'tapFlap'> & {
  /** The chosen flaps; `view.chosen` is empty while the dice tumble. */
  readonly chosen: TileSet
  readonly onChoose: (chosen: TileSet) => void
}

/** The actions of a table: while something unfolds, most of them only settle it. */
export function tableActions(
  view: TableView,
  settle: () => void,
  { chosen, onChoose, chooseDice, roll, shut, cancelShut, takeBack, stop, endTurn }: Handlers,
): TableActions {
  const unlessUnfolding = (act: () => void) => () => (view.isUnfolding ? settle() : act())
  return {
    settle,
    chooseDice: (count) => (view.isUnfolding ? settle() : chooseDice(count)),
    roll: unlessUnfolding(roll),
    tapFlap: (tile) => {
      settle()
      const next = toggleTile(view.moves, chosen, tile)
      if (next === chosen) return
      onChoose(next)
      // Tumbling dice land at once, and only that is heard.
      if (!view.isTumbling) tableFeedback.flapTilted()
    },
    shut: unlessUnfolding(shut),
    cancelShut,
    takeBack: unlessUnfolding(takeBack),
    stop: unlessUnfolding(stop),
    endTurn: () => {
      settle()
      endTurn()
    },
  }
}
