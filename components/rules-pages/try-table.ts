import type { TableActions, TableView } from '@/model/table-view'
import { nextFocus, type NextFocus } from '../table/next-focus'
import type { Landing } from '../table/table-box'
import type { Hold } from '../ui/brass-button'

/** A table to try the rules on: what it shows and what can be done there. */
export type TryTable = Landing & {
  readonly view: TableView
  readonly actions: TableActions
  readonly hold: Hold
  readonly isRattling: boolean
  readonly isWithoutDice: boolean
}

/** What takes the focus there: it stays on the page until the first throw. */
export const tryFocus = (view: TableView): NextFocus =>
  view.throws === 0 ? {} : nextFocus(view, 1)
