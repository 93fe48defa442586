import { StyleSheet, View } from 'react-native'
import { Gradient } from '../ui/gradient'
import { Icon } from '../ui/icon'
import { FIXED_COLOURS } from '../ui/fixed-colours'
import { Pressable } from '../ui/pressable'
import { brass, brassFace, TOUCH } from '../ui/theme'

type Props = {
  readonly label: string
  readonly isPlaying: boolean
  readonly isSmall: boolean
  readonly onPress: () => void
}

const SIZE = 56
const SMALL = TOUCH

/** The round button that plays and pauses the replay. */
export function PlayButton({ label, isPlaying, isSmall, onPress }: Props) {
  const size = isSmall ? SMALL : SIZE
  return (
    <Pressable
      aria-label={label}
      onPress={onPress}
      style={[styles.button, FIXED_COLOURS, { width: size, height: size, borderRadius: size / 2 }]}
      pressedStyle={styles.pressed}
    >
      <Gradient colours={brassFace.surface} radius={size / 2} />
      {/* In a view of its own: otherwise a browser paints the gradient over the icon. */}
      <View style={!isPlaying && styles.play}>
        <Icon name={isPlaying ? 'pause' : 'play'} colour={brassFace.ink} size={26} />
      </View>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  button: {
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: brass.middle,
    boxShadow: `0 3px 0 ${brass.edge}, 0 6px 14px rgba(0,0,0,0.35)`,
  },
  // Moved right: a triangle looks centred by its centroid, not by its bounding box.
  play: { marginLeft: 3 },
  pressed: { transform: [{ translateY: 2 }] },
})
