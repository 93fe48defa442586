import { StyleSheet, Text, View } from 'react-native'
import { cleanName } from '@/engine'
import { useWords } from '@/i18n'
import { defaultNumber } from '@/model/default-name'
import type { NameAndColour } from '@/model/player'
import { DISPLAY_FACE, PLAYER_PAINT } from './theme'

type Props = NameAndColour & {
  readonly size: number
  readonly ring?: string
}

const initialOf = (name: string) => (Array.from(cleanName(name))[0] ?? '?').toUpperCase()

/**
 * Renders a player's initial on their colour, or the number of one who has no name of their own
 * yet. Screen readers skip it, as the name is beside it.
 */
export function PlayerBadge({ name, colour, size, ring }: Props) {
  const { defaultName } = useWords().setup
  const shape = { width: size, height: size, borderRadius: size / 2 }
  return (
    <View
      aria-hidden
      style={[
        styles.badge,
        shape,
        { backgroundColor: PLAYER_PAINT[colour] },
        ring ? { borderWidth: Math.max(2, size / 20), borderColor: ring } : null,
      ]}
    >
      <Text
        allowFontScaling={false}
        style={[styles.initial, { fontSize: size * 0.5, lineHeight: size * 0.64 }]}
      >
        {defaultNumber(name, defaultName) ?? initialOf(name)}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  badge: { alignItems: 'center', justifyContent: 'center' },
  initial: { fontFamily: DISPLAY_FACE, color: '#ffffff' },
})
