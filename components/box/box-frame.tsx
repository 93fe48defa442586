import { memo, useId } from 'react'
import { StyleSheet, View } from 'react-native'
import Svg, { Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg'

import walnutTexture from '@/assets/textures/walnut.png'
import { walnut } from '@/components/ui/theme'
import { Screws } from './box-screws'
import { Texture } from './box-texture'

type Props = {
  readonly width: number
  readonly height: number
  readonly frame: number
  /** Of the opening that holds the flaps and the felt. */
  readonly innerRadius: number
  readonly outerRadius: number
}

/** Draws the walnut frame of the box: four mitred rails with a screw in each corner. */
export const BoxFrame = memo(function BoxFrame(props: Props) {
  const { width, height, frame, outerRadius } = props
  const id = useId()
  const side = height - 2 * frame
  // The texture has a horizontal grain, so an upright rail is a horizontal one rotated by 90°.
  const upright = { left: (frame - side) / 2, top: (side - frame) / 2 }
  return (
    <View style={[StyleSheet.absoluteFill, styles.clip, { borderRadius: outerRadius }]}>
      <Svg aria-hidden width={width} height={height} style={styles.layer}>
        <Defs>
          <LinearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor="#9a653c" />
            <Stop offset="0.1" stopColor={walnut.light} />
            <Stop offset="0.55" stopColor={walnut.middle} />
            <Stop offset="1" stopColor={walnut.dark} />
          </LinearGradient>
        </Defs>
        <Rect width={width} height={height} fill={`url(#${id})`} />
      </Svg>
      {[0, height - frame].map((top) => (
        <View key={top} style={[styles.rail, { top }]}>
          <Texture source={walnutTexture} width={width} height={frame} />
        </View>
      ))}
      {[0, width - frame].map((left) => (
        <View key={left} style={[styles.side, { left, top: frame, width: frame, height: side }]}>
          <View style={[styles.upright, upright]}>
            <Texture source={walnutTexture} width={side} height={frame} />
          </View>
        </View>
      ))}
      <FrameDetails {...props} />
      <View style={[styles.layer, styles.bevel, { borderRadius: outerRadius }]} />
    </View>
  )
})

/** Draws over the texture: shading of the side rails, seams at the corners, opening and screws. */
function FrameDetails({ width, height, frame, innerRadius }: Props) {
  const id = useId()
  const [right, bottom] = [width - frame, height - frame]
  const mitres = `M0 0L${frame} ${frame}M${width} 0L${right} ${frame}M0 ${height}L${frame} ${bottom}M${width} ${height}L${right} ${bottom}`
  return (
    <Svg aria-hidden width={width} height={height} style={styles.layer}>
      <Defs>
        <LinearGradient id={`${id}left`} x1="0" y1="0" x2="1" y2="0">
          <Stop offset="0" stopColor="#000" stopOpacity="0.3" />
          <Stop offset="0.4" stopColor="#ffdca8" stopOpacity="0.08" />
          <Stop offset="1" stopColor="#000" stopOpacity="0.26" />
        </LinearGradient>
        <LinearGradient id={`${id}right`} x1="0" y1="0" x2="1" y2="0">
          <Stop offset="0" stopColor="#ffdca8" stopOpacity="0.14" />
          <Stop offset="1" stopColor="#000" stopOpacity="0.36" />
        </LinearGradient>
      </Defs>
      <Path d={`M0 0L${frame} ${frame}V${bottom}L0 ${height}Z`} fill={`url(#${id}left)`} />
      <Path
        d={`M${width} 0L${right} ${frame}V${bottom}L${width} ${height}Z`}
        fill={`url(#${id}right)`}
      />
      <Path d={mitres} stroke="#1d0e06" strokeOpacity={0.6} strokeWidth={1} />
      <Rect
        x={frame - 0.5}
        y={frame - 0.5}
        width={width - 2 * frame + 1}
        height={height - 2 * frame + 1}
        rx={innerRadius}
        fill="#1b0f08"
        stroke="#150a05"
        strokeWidth={1.5}
      />
      <Path
        d={`M${frame + innerRadius} ${bottom + 1.4}H${right - innerRadius}`}
        stroke="#ffd9a0"
        strokeOpacity={0.28}
        strokeWidth={1}
      />
      <Screws id={`${id}screw`} width={width} height={height} frame={frame} />
    </Svg>
  )
}

const styles = StyleSheet.create({
  clip: { overflow: 'hidden' },
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  rail: { position: 'absolute', left: 0 },
  side: { position: 'absolute', overflow: 'hidden' },
  upright: { position: 'absolute', transform: [{ rotate: '90deg' }] },
  bevel: {
    boxShadow:
      'inset 0 1px 0 rgba(255,222,176,0.42), inset 0 -2px 3px rgba(0,0,0,0.45), inset 0 0 3px rgba(0,0,0,0.4)',
  },
})
