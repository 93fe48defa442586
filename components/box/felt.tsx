import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { gradientStyle } from '@/components/ui/gradient-style'
import { useTheme } from '@/components/ui/theme'
import type { Rect } from './box-layout'
import { Texture } from './texture'
import { FELT } from './texture-image'

type Props = { readonly rect: Rect; readonly radius: number; readonly children?: ReactNode }

/** Renders the green felt, lighter in the middle, with `children` centred on it. */
export function Felt({ rect, radius, children }: Props) {
  const { felt } = useTheme()
  const { x, y, width, height } = rect
  const corners = { borderBottomLeftRadius: radius, borderBottomRightRadius: radius }
  const place = { left: x, top: y, width, height, backgroundColor: felt.dark }
  return (
    <View style={[styles.felt, corners, place, gradientStyle(lightOf(felt.light))]}>
      <Texture image={FELT} width={width} height={height} />
      <View style={[StyleSheet.absoluteFill, corners, styles.walls]} />
      <View style={styles.middle}>{children}</View>
    </View>
  )
}

/** Light from above; the last two digits of a colour are its opacity. */
const lightOf = (colour: string) =>
  `radial-gradient(50% 50% at 50% 40%, ${colour}, ${colour}8c 55%, ${colour}00)`

const styles = StyleSheet.create({
  felt: { position: 'absolute', overflow: 'hidden' },
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
