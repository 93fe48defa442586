import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { Gradient } from './gradient'
import { useTheme } from './theme'

type Props = {
  readonly children?: ReactNode
  /** Called for the gesture of VoiceOver that does what matters most on a page. */
  readonly onMagicTap?: () => void
}

/** Fills the screen with the background gradient of the theme. */
export function Background({ children, onMagicTap }: Props) {
  const { background } = useTheme()
  return (
    <View
      style={[styles.background, { backgroundColor: background[1] }]}
      {...(onMagicTap && { onAccessibilityMagicTap: onMagicTap })}
    >
      <Gradient colours={background} />
      {children}
    </View>
  )
}

const styles = StyleSheet.create({ background: { flex: 1 } })
