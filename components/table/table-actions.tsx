import { StyleSheet, View } from 'react-native'
import type { DiceCount } from '@/engine'
import { useWords } from '@/i18n'
import { BrassButton } from '../ui/brass-button'
import { QuietButton } from '../ui/quiet-button'
import { Segments } from '../ui/segments'
import { Note } from '../ui/text'
import { SPACE } from '../ui/theme'

type Action = {
  readonly label: string
  readonly onPress: () => void
  readonly isDisabled?: boolean
}

type Props = {
  /** The one thing to do next. */
  readonly next: Action
  readonly focusKey?: string | undefined
  /** A word of why one die is thrown, or that the player may choose. */
  readonly diceNote?: string | undefined
  readonly diceCount?: DiceCount | undefined
  readonly onDiceCount: (count: DiceCount) => void
  readonly takeBack?: (() => void) | undefined
  readonly stop?: Action | undefined
  /** The way out of being asked once more. */
  readonly notYet?: (() => void) | undefined
}

/** What the player on turn can do, the next thing largest. */
export function TableActions(props: Props) {
  const { next, focusKey, diceNote, diceCount, onDiceCount, takeBack, stop, notYet } = props
  const { play } = useWords()
  return (
    <View style={styles.actions}>
      {diceNote ? <Note style={styles.note}>{diceNote}</Note> : null}
      {diceCount ? (
        <Segments
          label={play.chooseDice}
          value={diceCount}
          onChange={onDiceCount}
          options={[
            { value: 1, label: play.oneDie },
            { value: 2, label: play.twoDice },
          ]}
        />
      ) : null}
      <BrassButton {...next} focusKey={focusKey} />
      <View style={styles.others}>
        {notYet ? (
          <QuietButton icon="cross" label={play.notYet} onPress={notYet} />
        ) : (
          <QuietButton
            icon="undo"
            label={play.takeBack}
            onPress={takeBack ?? nothing}
            isDisabled={!takeBack}
          />
        )}
        {stop ? <QuietButton icon="stop" tone="accent" {...stop} /> : null}
      </View>
    </View>
  )
}

const nothing = () => undefined

const styles = StyleSheet.create({
  actions: { gap: SPACE.s },
  note: { textAlign: 'center' },
  others: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.l },
})
