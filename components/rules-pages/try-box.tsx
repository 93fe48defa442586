import { View } from 'react-native'
import { useWords } from '@/i18n'
import { useRulesPageWords } from '@/i18n/rules-pages'
import type { TableActions, TableView } from '@/model/table-view'
import { TableBox } from '../table/lazy-table'
import { nextFocus, type NextFocus } from '../table/next-focus'
import type { TableSounds } from '../table/table-box'
import type { Hold } from '../ui/brass-button'
import { GroupName } from '../ui/group-name'
import { tryWords } from './try-words'

/** A table to try the rules: its view and its actions. */
export type TryTable = TableSounds & {
  readonly view: TableView
  readonly actions: TableActions
  readonly hold: Hold
  readonly isRattling: boolean
  readonly isWithoutDice: boolean
}

/** What gets the focus at the table. Until the first throw, the focus stays on the page. */
export const tryFocus = (view: TableView): NextFocus =>
  view.throws === 0 ? {} : nextFocus(view, 1)

type BoxProps = { readonly table: TryTable; readonly width: number; readonly height: number }

/** The box of a table to try the rules. */
export function TryBox({ table, width, height }: BoxProps) {
  const page = useRulesPageWords()
  const words = tryWords(useWords(), page)
  const { view, actions, isRattling, onFlapFallen, onDieLanded, onDieBounced } = table
  return (
    <View role="group" aria-label={page.tryOut.title}>
      <GroupName label={page.tryOut.title} />
      <TableBox
        {...{ view, words, width, height, isRattling, onFlapFallen, onDieLanded, onDieBounced }}
        focus={tryFocus(view).flap}
        onFlap={actions.tapFlap}
      />
    </View>
  )
}
