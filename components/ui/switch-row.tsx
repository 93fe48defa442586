import { StyleSheet, Text, View } from 'react-native'
import { Gradient } from './gradient'
import { spacePresses } from './keyboard-press'
import { FIXED_COLOURS } from './fixed-colours'
import { Pressable } from './pressable'
import { Note } from './text'
import { SPACE, switchLook, TOUCH, useTheme } from './theme'

type Props = {
  readonly label: string
  /** Explains the setting where the label alone does not. */
  readonly note?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Renders a labelled switch; the whole row is its touch target. */
export function SwitchRow({ label, note, isOn, onChange }: Props) {
  const theme = useTheme()
  const { track, edge, knob } = switchLook(theme, isOn)
  const toggle = () => onChange(!isOn)
  return (
    <Pressable
      role="switch"
      aria-checked={isOn}
      aria-label={note ? `${label}. ${note}` : label}
      onPress={toggle}
      {...spacePresses(toggle)}
      style={styles.row}
    >
      <View style={styles.words}>
        <Text style={[styles.label, { color: theme.ink }]}>{label}</Text>
        {note ? <Note>{note}</Note> : null}
      </View>
      <View style={[styles.track, FIXED_COLOURS, { backgroundColor: track, borderColor: edge }]}>
        <View style={[styles.knob, isOn && styles.knobOn]}>
          <Gradient colours={knob} radius={KNOB / 2} />
        </View>
      </View>
    </Pressable>
  )
}

const KNOB = 24

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: SPACE.m,
    minHeight: TOUCH,
    borderRadius: 8,
  },
  words: { flexShrink: 1, paddingVertical: SPACE.xs },
  label: { fontSize: 16, lineHeight: 22 },
  // The knob's position shows the state, as colour alone is not accessible.
  track: { width: 54, height: 32, borderRadius: 16, borderWidth: 1, padding: 3 },
  knob: {
    width: KNOB,
    height: KNOB,
    borderRadius: KNOB / 2,
    boxShadow: '0px 1px 3px rgba(0,0,0,0.45)',
  },
  knobOn: { alignSelf: 'flex-end' },
})
