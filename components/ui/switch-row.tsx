import { StyleSheet, Text, View } from 'react-native'
import { Pressable } from './pressable'
import { SPACE, TOUCH, useTheme } from './theme'

type Props = {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A label and its switch; the whole row is the switch to the finger. */
export function SwitchRow({ label, isOn, onChange }: Props) {
  const { ink, accent, cardEdge } = useTheme()
  return (
    <Pressable
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      onPress={() => onChange(!isOn)}
      style={styles.row}
    >
      <Text style={[styles.label, { color: ink }]}>{label}</Text>
      <View style={[styles.track, { backgroundColor: isOn ? accent : cardEdge }]}>
        <View style={[styles.knob, isOn && styles.knobOn]} />
      </View>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: SPACE.m,
    minHeight: TOUCH,
    borderRadius: 8,
  },
  label: { fontSize: 16, lineHeight: 22, flexShrink: 1 },
  track: { width: 50, height: 30, borderRadius: 15, padding: 3 },
  knob: { width: 24, height: 24, borderRadius: 12, backgroundColor: '#fffaf0' },
  knobOn: { alignSelf: 'flex-end' },
})
