import { StyleSheet, View } from 'react-native'
import { gradientStyle } from '../ui/gradient-style'
import { brass, useTheme } from '../ui/theme'

// The last two digits of a colour are its opacity.
const DARK = `radial-gradient(50% 50% at 50% 42%, ${brass.middle}57, ${brass.dark}33 50%, ${brass.dark}00)`
const LIGHT = `radial-gradient(50% 50% at 50% 42%, ${brass.light}f2, ${brass.light}80 50%, ${brass.light}00)`

/** A radial gradient behind a player's badge; brighter in the light theme. */
export function Glow() {
  const { isDark } = useTheme()
  return <View aria-hidden style={[styles.glow, gradientStyle(isDark ? DARK : LIGHT)]} />
}

const styles = StyleSheet.create({
  glow: { position: 'absolute', top: -70, left: 0, right: 0, height: 340, pointerEvents: 'none' },
})
