import { useId, type ReactNode } from 'react'
import { Image, StyleSheet, View } from 'react-native'
import Svg, { Defs, RadialGradient, Rect as Cloth, Stop } from 'react-native-svg'

import fuzz from '@/assets/textures/felt.png'
import { useTheme } from '@/components/ui/theme'
import type { Rect } from './box-layout'

type Props = { readonly rect: Rect; readonly radius: number; readonly children?: ReactNode }

/** Green felt under one lamp: bright in the middle, dark towards the walls. */
export function Felt({ rect, radius, children }: Props) {
  const id = useId()
  const { felt } = useTheme()
  const { x, y, width, height } = rect
  const corners = { borderBottomLeftRadius: radius, borderBottomRightRadius: radius }
  return (
    <View
      style={[styles.felt, corners, { left: x, top: y, width, height, backgroundColor: felt.dark }]}
    >
      <Svg
        aria-hidden
        pointerEvents="none"
        width={width}
        height={height}
        style={StyleSheet.absoluteFill}
      >
        <Defs>
          <RadialGradient id={`${id}lamp`} cx="50%" cy="40%" rx="72%" ry="68%" fx="50%" fy="38%">
            <Stop offset="0" stopColor={felt.light} />
            <Stop offset="0.55" stopColor={felt.light} stopOpacity="0.55" />
            <Stop offset="1" stopColor={felt.light} stopOpacity="0" />
          </RadialGradient>
        </Defs>
        <Cloth width={width} height={height} fill={`url(#${id}lamp)`} />
      </Svg>
      <Image source={fuzz} resizeMode="repeat" style={styles.fuzz} aria-hidden />
      <View style={[StyleSheet.absoluteFill, corners, styles.walls]} />
      <View style={styles.middle}>{children}</View>
    </View>
  )
}

const styles = StyleSheet.create({
  felt: { position: 'absolute', overflow: 'hidden' },
  fuzz: { ...StyleSheet.absoluteFill, width: '100%', height: '100%', opacity: 0.75 },
  walls: {
    boxShadow:
      'inset 0 0 34px rgba(0,14,8,0.42), inset 5px 0 9px rgba(0,0,0,0.32), inset -4px 0 8px rgba(0,0,0,0.22)',
    pointerEvents: 'none',
  },
  middle: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'box-none',
  },
})
