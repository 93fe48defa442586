import { StyleSheet, Text } from 'react-native'
import { BottomBar } from './bottom-bar'
import { Gradient } from './gradient'
import { Pressable } from './pressable'
import { brass, ivory, RADIUS, SPACE, TOUCH, walnut } from './theme'

type Props = {
  readonly text: string
  readonly undoLabel: string
  readonly onUndo: () => void
}

/** Shows what was just done, with an undo button. */
export function UndoBar({ text, undoLabel, onUndo }: Props) {
  return (
    <BottomBar text={text} style={styles.bar}>
      <Gradient colours={[walnut.middle, walnut.dark]} radius={RADIUS.m} />
      <Text role="alert" style={styles.text}>
        {text}
      </Text>
      <Pressable
        aria-label={undoLabel}
        onPress={onUndo}
        style={styles.undo}
        pressedStyle={styles.pressed}
      >
        <Text style={styles.undoLabel}>{undoLabel}</Text>
      </Pressable>
    </BottomBar>
  )
}

const styles = StyleSheet.create({
  bar: {
    maxWidth: 560,
    justifyContent: 'space-between',
    paddingLeft: SPACE.l,
    paddingRight: SPACE.s,
    paddingVertical: SPACE.xs,
    backgroundColor: walnut.dark,
    boxShadow: '0px 6px 18px rgba(0,0,0,0.35)',
  },
  text: { fontSize: 16, lineHeight: 22, color: ivory.light, flexShrink: 1 },
  undo: {
    minHeight: TOUCH,
    minWidth: TOUCH,
    justifyContent: 'center',
    paddingHorizontal: SPACE.m,
    borderRadius: 10,
  },
  undoLabel: { fontSize: 16, lineHeight: 22, fontWeight: '700', color: brass.light },
  pressed: { opacity: 0.6 },
})
