import { StyleSheet } from 'react-native'
import { Gradient } from '../ui/gradient'
import { Icon } from '../ui/icon'
import { Pressable } from '../ui/pressable'
import { brass } from '../ui/theme'

type Props = {
  readonly label: string
  readonly isPlaying: boolean
  readonly onPress: () => void
}

const SIZE = 56

/** A round of brass that sets the match going, and stops it. */
export function PlayButton({ label, isPlaying, onPress }: Props) {
  return (
    <Pressable
      aria-label={label}
      onPress={onPress}
      style={styles.button}
      pressedStyle={styles.pressed}
    >
      <Gradient colours={[brass.light, brass.middle, '#b8873a']} radius={SIZE / 2} />
      <Icon name={isPlaying ? 'pause' : 'play'} colour="#2a1508" size={26} />
    </Pressable>
  )
}

const styles = StyleSheet.create({
  button: {
    width: SIZE,
    height: SIZE,
    borderRadius: SIZE / 2,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: brass.middle,
    boxShadow: `0 3px 0 ${brass.edge}, 0 6px 14px rgba(0,0,0,0.35)`,
  },
  pressed: { transform: [{ translateY: 2 }] },
})
