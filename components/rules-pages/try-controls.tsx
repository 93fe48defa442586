import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { useRulesPageWords } from '@/i18n/rules-pages'
import { nextStep, turnEndOf } from '@/model/table-view'
import { DiceChoice } from '../table/dice-choice'
import { nextLabel, nextPress } from '../table/next-action'
import { StopButton } from '../table/stop-button'
import { BrassButton } from '../ui/brass-button'
import { Note } from '../ui/text'
import { SPACE, useTheme } from '../ui/theme'
import { useSpokenToo } from '../ui/use-announcement'
import { tryFocus, type TryTable } from './try-box'
import { spokenTry, tryLine, tryWords } from './try-words'

type Props = { readonly table: TryTable }

/** The next action at a table to try the rules, in words, and the buttons for it. */
export function TryControls({ table }: Props) {
  const page = useRulesPageWords()
  const words = tryWords(useWords(), page)
  const { ink } = useTheme()
  const { view, actions, hold, isWithoutDice } = table
  const { mayStop } = view.match.setup.rules
  // The last line stays while dice or flaps move, so that the layout does not jump.
  const line = isWithoutDice ? words.setup.noEntropy : tryLine(view, page)
  const [shown, setShown] = useState(line)
  if (line !== '' && line !== shown) setShown(line)
  useSpokenToo(spokenTry(view, words, page))
  const isOver = turnEndOf(view.match) !== undefined && !view.isUnfolding
  return (
    <View style={styles.controls}>
      <Note style={[styles.line, { color: ink }]}>{line || shown}</Note>
      <View style={styles.main}>
        <View style={styles.next}>
          <BrassButton
            label={isOver ? page.tryOut.again : nextLabel(view, words, false)}
            onPress={isWithoutDice ? undefined : nextPress(view, actions, actions.endTurn)}
            onHold={nextStep(view) === 'roll' ? hold : undefined}
            focusKey={tryFocus(view).action}
            room={mayStop ? 'two lines' : 'narrow'}
          />
        </View>
        {mayStop ? <StopButton view={view} onStop={actions.stop} /> : null}
      </View>
      <DiceChoice view={view} onChoose={actions.chooseDice} />
    </View>
  )
}

const styles = StyleSheet.create({
  controls: { gap: SPACE.s },
  line: { textAlign: 'center', fontWeight: '600' },
  main: { flexDirection: 'row', alignItems: 'stretch', gap: SPACE.s },
  next: { flexGrow: 2, flexShrink: 1, flexBasis: 150 },
})
