import { useEffect, useEffectEvent } from 'react'
import { StyleSheet, Text, type View } from 'react-native'
import { BottomBar } from './bottom-bar'
import { Gradient } from './gradient'
import { isKeyboardFocus } from './keyboard-focus'
import { useArrivalFocus } from './page-title'
import { Pressable } from './pressable'
import { brass, ivory, RADIUS, SPACE, TOUCH, walnut } from './theme'

type Props = {
  readonly text: string
  readonly undoLabel: string
  readonly onUndo: () => void
  /** Called when a keyboard gives the focus to the button, which may need time, and when it takes it away. */
  readonly onHold: (isHeld: boolean) => void
}

/** Shows what was just done, with an undo button, which takes the focus. */
export function UndoBar({ text, undoLabel, onUndo, onHold }: Props) {
  const undo = useArrivalFocus<View>()
  const release = useEffectEvent(() => onHold(false))
  useEffect(() => () => release(), [])
  return (
    <BottomBar text={text} style={styles.bar}>
      <Gradient colours={[walnut.middle, walnut.dark]} radius={RADIUS.m} />
      <Text role="alert" style={styles.text}>
        {text}
      </Text>
      <Pressable
        ref={undo}
        aria-label={undoLabel}
        onFocus={(event) => {
          if (isKeyboardFocus(event)) onHold(true)
        }}
        onBlur={() => onHold(false)}
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
