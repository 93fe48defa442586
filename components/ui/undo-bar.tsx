import { StyleSheet, Text, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Gradient } from './gradient'
import { Pressable } from './pressable'
import { brass, ivory, RADIUS, SPACE, TOUCH, walnut } from './theme'
import { useAnnouncement } from './use-announcement'

type Props = {
  readonly text: string
  readonly undoLabel: string
  readonly onUndo: () => void
}

/** Shows what was just done, with an undo button, below the page so that it covers nothing. */
export function UndoBar({ text, undoLabel, onUndo }: Props) {
  const { right, bottom, left } = useSafeAreaInsets()
  useAnnouncement(text)
  return (
    <View
      style={[
        styles.place,
        {
          paddingBottom: bottom + SPACE.m,
          paddingLeft: left + SPACE.m,
          paddingRight: right + SPACE.m,
        },
      ]}
    >
      <View style={styles.bar}>
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
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  place: { alignItems: 'center', paddingTop: SPACE.s },
  bar: {
    width: '100%',
    maxWidth: 560,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: SPACE.m,
    paddingLeft: SPACE.l,
    paddingRight: SPACE.s,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.m,
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
