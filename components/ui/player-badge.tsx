import { StyleSheet, Text, View } from 'react-native'
import { cleanName } from '@/engine'
import { allDefaultNames } from '@/i18n/names/default-names'
import { defaultNumber } from '@/model/default-name'
import type { Badge } from '@/model/player'
import { LazyComputerFace } from './lazy-computer-face'
import { FIXED_COLOURS } from './fixed-colours'
import { DISPLAY_FACE, PLAYER_PAINT } from './theme'

type Props = Badge & {
  readonly size: number
  readonly ring?: string
  /** For a player who is out; the name beside it keeps its contrast. */
  readonly isDim?: boolean
}

const initialOf = (name: string) => (Array.from(cleanName(name))[0] ?? '?').toUpperCase()

/**
 * Renders a player's initial on their colour; the number for a default name, the face for a computer player.
 * Screen readers skip it, as the name is beside it.
 */
export function PlayerBadge({ name, colour, computer, size, ring, isDim = false }: Props) {
  const shape = { width: size, height: size, borderRadius: size / 2 }
  const initial = (
    <Text
      allowFontScaling={false}
      style={[styles.initial, { fontSize: size * 0.5, lineHeight: size * 0.64 }]}
    >
      {defaultNumber(name, allDefaultNames) ?? initialOf(name)}
    </Text>
  )
  return (
    <View
      aria-hidden
      style={[
        styles.badge,
        FIXED_COLOURS,
        shape,
        { backgroundColor: PLAYER_PAINT[colour] },
        isDim && styles.dim,
        ring ? { borderWidth: Math.max(2, size / 20), borderColor: ring } : null,
      ]}
    >
      {computer ? <LazyComputerFace computer={computer} size={size} fallback={initial} /> : initial}
    </View>
  )
}

const styles = StyleSheet.create({
  badge: { alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
  dim: { opacity: 0.6 },
  initial: { fontFamily: DISPLAY_FACE, color: '#ffffff' },
})
