import { useId } from 'react'
import { StyleSheet } from 'react-native'
import Svg, { Defs, RadialGradient, Rect, Stop } from 'react-native-svg'
import { brass, useTheme } from '../ui/theme'

/** A radial gradient behind a player's badge; brighter in the light theme. */
export function Glow() {
  const id = useId()
  const { isDark } = useTheme()
  return (
    <Svg aria-hidden style={styles.glow} width="100%" height={HEIGHT} pointerEvents="none">
      <Defs>
        <RadialGradient id={id} cx="50%" cy="42%" rx="56%" ry="50%">
          <Stop
            offset={0}
            stopColor={isDark ? brass.middle : brass.light}
            stopOpacity={isDark ? 0.34 : 0.95}
          />
          <Stop
            offset={0.5}
            stopColor={isDark ? brass.dark : brass.light}
            stopOpacity={isDark ? 0.2 : 0.5}
          />
          <Stop offset={1} stopColor={isDark ? brass.dark : brass.light} stopOpacity={0} />
        </RadialGradient>
      </Defs>
      <Rect width="100%" height={HEIGHT} fill={`url(#${id})`} />
    </Svg>
  )
}

const HEIGHT = 340

const styles = StyleSheet.create({
  glow: { position: 'absolute', top: -70, left: 0, right: 0, pointerEvents: 'none' },
})
