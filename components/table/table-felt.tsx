import { StyleSheet, View } from 'react-native'
import type { Translations } from '@/i18n'
import type { TableView } from '@/model/table-view'
import { SPACE } from '../ui/theme'
import { Dice } from './dice/dice'
import type { Pace } from './dice/dice-tumble'
import { HurryLayer } from './hurry-layer'
import { FeltLine, FeltNote } from './felt-line'
import { sumText } from './next-action'
import { roundEndAtTable } from './round-end'
import { SumPill } from './sum-pill'
import { TurnEnd } from './turn-end'
import { turnEndLines } from './turn-end-lines'

type Props = {
  readonly view: TableView
  readonly words: Translations
  readonly width: number
  readonly height: number
  readonly isRattling: boolean
  /** Why the key that was pressed last does nothing now. */
  readonly refusal?: string | undefined
  /** A tap on the felt or the dice hurries what is still to be shown, or a computer player. */
  readonly onHurry?: (() => void) | undefined
  readonly onDieLanded: () => void
  readonly onDieBounced: (against: 'felt' | 'wall', strength: number) => void
}

/** Renders the dice, the sum of the chosen flaps, and how the turn ended. */
export function TableFelt({
  view,
  words,
  width,
  height,
  isRattling,
  refusal,
  onHurry,
  ...landing
}: Props) {
  const { match, ended } = view
  const isLow = height < LOW_HEIGHT
  const isLowest = height < LOWEST_HEIGHT
  return (
    <View style={[styles.felt, { width, height }]}>
      <Dice
        dice={view.dice}
        throwIndex={view.throws}
        isRattling={isRattling}
        inHand={view.diceCount}
        isSpent={view.areDiceSpent}
        pace={paceOf(view)}
        width={width}
        height={height}
        strip={isLow ? Math.min(LOW_STRIP_HEIGHT, LOW_STRIP_SHARE * height) : STRIP_HEIGHT}
        {...landing}
        label={
          view.areDiceSpent || view.isTumbling ? words.play.diceResting : words.play.dice(view.dice)
        }
      />
      <View style={[styles.strip, isLowest && styles.lowStrip]}>
        {refusal ? <FeltNote text={refusal} isSaid /> : null}
        {match.phase === 'shutting' || isStuckShown(view) ? (
          <SumPill
            key={view.throws}
            text={sumText(view)}
            rise={NEAR_EDGES * height}
            isLow={isLowest}
          />
        ) : null}
        {isStuckShown(view) ? null : (
          // The next throw may read as a shorter number.
          <FeltLine
            key={`line ${view.throws}`}
            view={view}
            words={words}
            maxHeight={height - 2 * SPACE.s}
            isLow={isLowest}
          />
        )}
        {ended ? (
          <TurnEnd
            lines={turnEndLines(ended, words)}
            roundEnd={roundEndAtTable(view, words)}
            isRoundTold={view.stage === 'rest'}
            isBoxShut={ended.ending.by === 'shut'}
            isTargetHit={view.isTargetHit}
            isLow={isLow}
            width={width}
            maxHeight={height - 2 * SPACE.s}
            isSliding={view.stage === 'card'}
          />
        ) : null}
      </View>
      {onHurry ? <HurryLayer onHurry={onHurry} /> : null}
    </View>
  )
}

/** The pace of the tumble; over once the table shows what the throw led to. */
const paceOf = ({ stage, isTumbling }: TableView): Pace =>
  stage === 'landing' ? 'hurried' : isTumbling ? 'full' : 'over'

/** The dice leave no move, but only their sum is shown so far. */
const isStuckShown = ({ stage }: TableView) => stage === 'landed' || stage === 'stuck'

/** The strip below the dice that is kept free for the sum and for how the turn ended. */
const STRIP_HEIGHT = 108
const LOW_STRIP_HEIGHT = 64
/** On the lowest felts readable dice matter more than a free strip. */
const LOW_STRIP_SHARE = 0.36
/** How far above the strip the near edges of the dice are, of the height of the felt. */
const NEAR_EDGES = 0.28
/** A felt below this height is low. */
const LOW_HEIGHT = 260
/** A felt below this height has room for a small sum or number only. */
const LOWEST_HEIGHT = 150

const styles = StyleSheet.create({
  felt: { alignItems: 'center' },
  strip: {
    position: 'absolute',
    bottom: 0,
    alignItems: 'center',
    width: '100%',
    gap: SPACE.xs,
    paddingBottom: SPACE.s,
    pointerEvents: 'box-none',
  },
  lowStrip: { paddingBottom: SPACE.xs },
})
