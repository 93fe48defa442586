import { StyleSheet, Text } from 'react-native'
import { Pressable } from './pressable'
import { RADIUS, SPACE, TOUCH, useTheme } from './theme'

type Props = {
  readonly label: string
  readonly accessibleLabel?: string
  readonly onPress: () => void
}

export function Chip({ label, accessibleLabel, onPress }: Props) {
  const { ink, card, cardEdge } = useTheme()
  return (
    <Pressable
      aria-label={accessibleLabel ?? label}
      onPress={onPress}
      style={[styles.chip, { backgroundColor: card, borderColor: cardEdge }]}
      pressedStyle={styles.pressed}
    >
      <Text style={[styles.label, { color: ink }]}>{label}</Text>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  chip: {
    minHeight: TOUCH,
    justifyContent: 'center',
    paddingHorizontal: SPACE.m,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  pressed: { opacity: 0.7 },
  label: { fontSize: 16, lineHeight: 22 },
})
