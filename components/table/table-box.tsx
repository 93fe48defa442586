import { NO_TILES, sizeOf, type TileSet } from '@/engine'
import type { Translations } from '@/i18n'
import { nameAt } from '@/model/player'
import { isBefore } from '@/model/table-timeline'
import type { TableView } from '@/model/table-view'
import { Box, type LidState } from '../box/box'
import type { FlapFocus } from '../box/flaps'
import { BoxConfetti } from './box-confetti'
import { TableFelt } from './table-felt'

/** Callbacks for the sounds and haptics of flaps and dice. */
export type TableSounds = {
  readonly onFlapFallen: () => void
  readonly onDieLanded: () => void
  readonly onDieBounced: (against: 'felt' | 'wall', strength: number) => void
}

type Props = TableSounds & {
  readonly view: TableView
  readonly words: Translations
  readonly width: number
  readonly height: number
  /** The tiles that the coach would shut. */
  readonly advised?: TileSet | undefined
  readonly focus?: FlapFocus | undefined
  readonly hasKeys?: boolean | undefined
  readonly isRattling: boolean
  /** Why the key that was pressed last does nothing now. */
  readonly refusal?: string | undefined
  readonly onFlap?: ((tile: number) => void) | undefined
  /** Called when Enter is pressed on a flap; without it, that presses the flap. */
  readonly onEnter?: (() => void) | undefined
  /** Called when the felt or the dice are tapped, where that hurries something. */
  readonly onHurry?: (() => void) | undefined
}

/** Renders the box of a view of the table: the flaps, the felt with the dice, and the lid. */
export function TableBox({ view, words, isRattling, refusal, onHurry, ...props }: Props) {
  const { onDieLanded, onDieBounced, ...box } = props
  const { tiles } = view.match.setup.rules
  const isLidShut = view.isLidDown && view.stage !== 'lid'
  return (
    <Box
      {...box}
      tiles={tiles}
      lid={lidState(view, isLidShut)}
      open={view.open}
      chosen={view.chosen}
      choosable={view.choosable}
      isUnfolding={view.isUnfolding}
      dim={view.dim}
      isShivering={view.stage === 'stuck'}
      label={words.play.flap.group(sizeOf(view.open), tiles)}
      flapLabel={(tile, state, isAdvised) => {
        const label = words.play.flap[state === 'chosen' ? 'choosable' : state](tile)
        return isAdvised ? words.play.flap.advised(label) : label
      }}
      over={(layout) => (
        <BoxConfetti
          layout={layout}
          isReady={isCelebrating(view) && view.open === NO_TILES}
          isOut={isLidShut}
        />
      )}
    >
      {({ width, height }) => (
        <TableFelt
          view={view}
          words={words}
          width={width}
          height={height}
          isRattling={isRattling}
          refusal={refusal}
          onHurry={onHurry}
          onDieLanded={onDieLanded}
          onDieBounced={onDieBounced}
        />
      )}
    </Box>
  )
}

/** Whether a shut box or a target that was hit is being celebrated: from the last flap that falls, or the stop, until the card. */
export const isCelebrating = ({ stage }: TableView): boolean =>
  !isBefore(stage, 'falling') && isBefore(stage, 'card')

/** Returns what the lid and the lights of the box show and do at this stage. */
function lidState(
  { match, stage, isLidDown, isTargetHit }: TableView,
  isLidShut: boolean,
): LidState {
  return {
    name: nameAt(match, match.seat),
    isCaptain: match.phase === 'matchOver' && match.outcome.captain === match.seat,
    isDown: isLidDown,
    isLightOn: stage === 'light' || stage === 'lid' || isTargetHit,
    isGolden: isLidShut || (isTargetHit && stage !== 'light'),
  }
}
