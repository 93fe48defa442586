import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { isLying, type Seating } from '@/model/seating'
import {
  isComputerPlaying,
  nextStep,
  type NextStep,
  type TableActions,
  type TableView,
} from '@/model/table-view'
import { BrassButton, type Hold } from '../ui/brass-button'
import { useIsLeftHanded } from '../ui/left-handed'
import { QuietButton } from '../ui/quiet-button'
import { Note } from '../ui/text'
import { SPACE, TOUCH } from '../ui/theme'
import { useWindowSize } from '../ui/turned'
import { DiceChoice } from './dice-choice'
import { nextLabel, nextPress } from './next-action'
import { StopButton } from './stop-button'

type Props = {
  readonly view: TableView
  readonly actions: TableActions
  /** While the button is held, the dice shake in the hand before they are thrown. */
  readonly hold: Hold
  readonly canShake: boolean
  readonly seating: Seating
  readonly focusKey: string | undefined
  readonly hasKeys: boolean
  readonly onRead: () => void
  readonly onResult: () => void
}

/**
 * Renders the actions of the player on turn: the next step as the large button, Stop beside it where
 * the rules have it, others below. Every row keeps its height through a turn, so that nothing moves
 * under a finger.
 */
export function ActionBar(props: Props) {
  const { view, actions, hold, canShake, seating, focusKey, hasKeys, onRead, onResult } = props
  const words = useWords()
  const { play } = words
  const { match } = view
  const { mayStop } = match.setup.rules
  const { width } = useWindowSize()
  const mirrored = useIsLeftHanded() && styles.mirrored
  const isWatching = isComputerPlaying(view)
  const isAfterShut = match.phase === 'rolling' && match.lastShut !== undefined
  const step = nextStep(view)
  /** How often Not yet was pressed. The button disappears then, so the focus moves to Shut. */
  const [refusals, setRefusals] = useState(0)
  const mainFocus = view.isChosenMove && refusals > 0 ? `${focusKey} ${refusals}` : focusKey
  const refuse = () => {
    actions.cancelShut()
    setRefusals((count) => count + 1)
  }
  return (
    <View style={styles.actions}>
      <View style={[styles.main, mirrored]}>
        <View style={styles.next}>
          <BrassButton
            label={nextLabel(view, words, canShake, isLying(seating))}
            onPress={nextPress(view, actions, onResult)}
            onHold={step === 'roll' ? hold : undefined}
            focusKey={mainFocus}
            shortcut={hasKeys ? SHORTCUTS[step] : undefined}
            extra={{ label: play.read, onAction: () => onRead() }}
            room={mayStop ? 'two lines' : width < NARROW ? 'narrow' : 'wide'}
          />
        </View>
        {mayStop ? <StopButton view={view} onStop={actions.stop} /> : null}
      </View>
      <View style={[styles.others, mirrored]}>
        {isWatching ? (
          <Note style={styles.hurry}>{play.computer.hurry}</Note>
        ) : view.isShutAsked ? (
          <QuietButton icon="cross" label={play.notYet} onPress={refuse} />
        ) : (
          <QuietButton
            icon="undo"
            label={play.takeBack}
            onPress={actions.takeBack}
            shortcut={hasKeys ? 'Backspace' : undefined}
            isDisabled={!isAfterShut}
          />
        )}
        {isWatching ? null : (
          <View style={styles.dice}>
            <DiceChoice view={view} onChoose={actions.chooseDice} />
          </View>
        )}
      </View>
    </View>
  )
}

/** The keys that press the main button. */
const SHORTCUTS: Partial<Readonly<Record<NextStep, string>>> = { roll: 'Space', shut: 'Enter' }

/** Below this width of the screen `Choose flaps that make 12` would take two lines. */
const NARROW = 360

const styles = StyleSheet.create({
  actions: { gap: SPACE.s },
  main: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'stretch', gap: SPACE.s },
  mirrored: { flexDirection: 'row-reverse' },
  next: { flexGrow: 2, flexShrink: 1, flexBasis: 150 },
  others: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: SPACE.s,
    minHeight: TOUCH,
  },
  // As wide as the row leaves, so that it never wraps onto a row of its own, which would move everything above.
  dice: { flexGrow: 1, flexShrink: 1, flexBasis: 0, maxWidth: 300 },
  hurry: { flexGrow: 1, textAlign: 'center' },
})
