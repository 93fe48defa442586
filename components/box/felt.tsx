import { memo, useId, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import Svg, { Defs, RadialGradient, Rect as Area, Stop } from 'react-native-svg'

import feltTexture from '@/assets/textures/felt.png'
import { useTheme } from '@/components/ui/theme'
import type { Rect } from './box-layout'
import { Texture } from './box-texture'

type Props = { readonly rect: Rect; readonly radius: number; readonly children?: ReactNode }

/** Renders the green felt, lighter in the middle, with `children` centred on it. */
export function Felt({ rect, radius, children }: Props) {
  const { felt } = useTheme()
  const { x, y, width, height } = rect
  const corners = { borderBottomLeftRadius: radius, borderBottomRightRadius: radius }
  const place = { left: x, top: y, width, height, backgroundColor: felt.dark }
  return (
    <View style={[styles.felt, corners, place]}>
      <Cloth width={width} height={height} colour={felt.light} />
      <View style={[StyleSheet.absoluteFill, corners, styles.walls]} />
      <View style={styles.middle}>{children}</View>
    </View>
  )
}

type ClothProps = { readonly width: number; readonly height: number; readonly colour: string }

const Cloth = memo(function Cloth({ width, height, colour }: ClothProps) {
  const id = useId()
  return (
    <>
      <Svg aria-hidden width={width} height={height} style={styles.light}>
        <Defs>
          <RadialGradient id={id} cx="50%" cy="40%" rx="72%" ry="68%" fx="50%" fy="38%">
            <Stop offset="0" stopColor={colour} />
            <Stop offset="0.55" stopColor={colour} stopOpacity="0.55" />
            <Stop offset="1" stopColor={colour} stopOpacity="0" />
          </RadialGradient>
        </Defs>
        <Area width={width} height={height} fill={`url(#${id})`} />
      </Svg>
      <Texture source={feltTexture} width={width} height={height} opacity={0.8} />
    </>
  )
})

const styles = StyleSheet.create({
  felt: { position: 'absolute', overflow: 'hidden' },
  light: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  walls: {
    boxShadow:
      'inset 0 0 30px rgba(0,14,8,0.3), inset 5px 0 9px rgba(0,0,0,0.32), inset -4px 0 8px rgba(0,0,0,0.22)',
    pointerEvents: 'none',
  },
  middle: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'box-none',
  },
})
