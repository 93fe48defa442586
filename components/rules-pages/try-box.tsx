import { View } from 'react-native'
import { useWords } from '@/i18n'
import { useRulesPageWords } from '@/i18n/rules-pages'
import { TableBox } from '../table/drawn-table'
import { GroupName } from '../ui/group-name'
import { tryFocus, type TryTable } from './try-table'
import { tryWords } from './try-words'

type BoxProps = { readonly table: TryTable; readonly width: number; readonly height: number }

/** The box of a table to try the rules on. */
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
