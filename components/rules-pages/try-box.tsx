import { View } from 'react-native'
import { useWords } from '@/i18n'
import { useRulesPageWords } from '@/i18n/rules-pages'
import type { TableActions, TableView } from '@/model/table-view'
import { Box } from '../box/box'
import { BoxConfetti } from '../table/box-confetti'
import { isCelebrating, lidState } from '../table/lid-state'
import { TableFelt } from '../table/table-felt'
import type { Hold } from '../ui/brass-button'
import { tryFocus } from './try-focus'
import { tryWords } from './try-words'

/** A table to try the rules on: what it shows and what can be done there. */
export type TryTable = {
  readonly view: TableView
  readonly actions: TableActions
  readonly hold: Hold
  readonly isRattling: boolean
  readonly isWithoutDice: boolean
  readonly onFlapFallen: () => void
  readonly onDieLanded: () => void
  readonly onDieBounced: (against: 'felt' | 'wall', strength: number) => void
}

type BoxProps = { readonly table: TryTable; readonly width: number; readonly height: number }

/** The box of a table to try the rules on. */
export function TryBox({ table, width, height }: BoxProps) {
  const page = useRulesPageWords()
  const words = tryWords(useWords(), page)
  const { view, actions, isRattling, onFlapFallen, onDieLanded, onDieBounced } = table
  const lid = lidState(view)
  return (
    <View role="group" aria-label={page.tryOut.title}>
      <Box
        {...{ width, height, lid, onFlapFallen }}
        tiles={view.match.setup.rules.tiles}
        open={view.open}
        chosen={view.chosen}
        choosable={view.choosable}
        isUnfolding={view.isUnfolding}
        areOthersDim={view.areOthersDim}
        isShivering={view.stage === 'stuck'}
        focus={tryFocus(view).flap}
        flapLabel={(tile, state) => words.play.flap[state](tile)}
        onFlap={actions.tapFlap}
        over={(layout) => (
          <BoxConfetti layout={layout} isReady={isCelebrating(view)} isOut={lid.isGolden} />
        )}
      >
        {(felt) => (
          <TableFelt
            {...{ view, words, isRattling, onDieLanded, onDieBounced }}
            width={felt.width}
            height={felt.height}
          />
        )}
      </Box>
    </View>
  )
}
