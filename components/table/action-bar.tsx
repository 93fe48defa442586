import { StyleSheet, View } from 'react-native'
import { turnScore } from '@/engine'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import { nextStep, type TableActions, type TableView } from '@/model/table-view'
import { BrassButton, type Hold } from '../ui/brass-button'
import { QuietButton } from '../ui/quiet-button'
import { Segments } from '../ui/segments'
import { Note } from '../ui/text'
import { SPACE } from '../ui/theme'
import { nextLabel, nextPress } from './next-action'

type Props = {
  readonly view: TableView
  readonly actions: TableActions
  /** The dice are held and shaken while the button is, before they are thrown. */
  readonly hold: Hold
  readonly canShake: boolean
  readonly focusKey: string | undefined
  readonly onResult: () => void
}

/** Renders the actions of the player on turn: the next step as the large button, others below. */
export function ActionBar({ view, actions, hold, canShake, focusKey, onResult }: Props) {
  const words = useWords()
  const { play } = words
  const { match } = view
  const { rules } = match.setup
  const isAfterShut = match.phase === 'rolling' && match.lastShut !== undefined
  return (
    <View style={styles.actions}>
      <DiceChoice view={view} onChoose={actions.chooseDice} />
      <BrassButton
        label={nextLabel(view, words, canShake)}
        onPress={nextPress(view, actions, onResult)}
        onHold={nextStep(view) === 'roll' ? hold : undefined}
        focusKey={focusKey}
      />
      <View style={styles.others}>
        {view.isShutAsked ? (
          <QuietButton icon="cross" label={play.notYet} onPress={actions.cancelShut} />
        ) : (
          <QuietButton
            icon="undo"
            label={play.takeBack}
            onPress={actions.takeBack}
            isDisabled={!isAfterShut}
          />
        )}
        {rules.mayStop && isAfterShut ? (
          <QuietButton
            icon="stop"
            tone="accent"
            label={play.stop(formatNumber(turnScore(rules, match.open)))}
            onPress={actions.stop}
          />
        ) : null}
      </View>
    </View>
  )
}

type ChoiceProps = {
  readonly view: TableView
  readonly onChoose: TableActions['chooseDice']
}

/** Renders the choice of one die or two where there is one, or why the rules allow one die only. */
function DiceChoice({ view, onChoose }: ChoiceProps) {
  const { play } = useWords()
  const { oneDie } = view.match.setup.rules
  const [count, other] = view.diceCounts
  if (other === undefined) {
    const note = count === 1 ? play.oneDieOnly[oneDie as keyof typeof play.oneDieOnly] : undefined
    return note ? <Note style={styles.note}>{note}</Note> : null
  }
  return (
    <>
      <Note style={styles.note}>{play.chooseDice}</Note>
      <Segments
        label={play.chooseDice}
        value={view.diceCount}
        onChange={onChoose}
        options={[
          { value: 1, label: play.oneDie },
          { value: 2, label: play.twoDice },
        ]}
      />
    </>
  )
}

const styles = StyleSheet.create({
  actions: { gap: SPACE.s },
  note: { textAlign: 'center' },
  others: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.l },
})
