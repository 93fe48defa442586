import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import { gradientStyle } from '@/components/ui/gradient-style'
import { recess, walnut } from '@/components/ui/theme'
import { FrameSide } from './frame-side'
import { Texture } from './texture'
import { WALNUT } from './texture-image'

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
  const { width, height, frame, innerRadius, outerRadius } = props
  const side = height - 2 * frame
  // The texture has a horizontal grain, so an upright rail is a horizontal one rotated by 90°.
  const upright = { left: (frame - side) / 2, top: (side - frame) / 2 }
  const opening = {
    left: frame - EDGE,
    top: frame - EDGE,
    width: width - 2 * (frame - EDGE),
    height: side + 2 * EDGE,
    borderRadius: innerRadius + EDGE,
  }
  const highlight = {
    left: frame + innerRadius,
    top: height - frame + EDGE,
    width: width - 2 * (frame + innerRadius),
  }
  return (
    <View style={[StyleSheet.absoluteFill, styles.walnut, { borderRadius: outerRadius }]}>
      {[0, height - frame].map((top) => (
        <View key={top} style={[styles.rail, { top }]}>
          <Texture image={WALNUT} width={width} height={frame} />
        </View>
      ))}
      {[0, width - frame].map((left) => (
        <View key={left} style={[styles.side, { left, top: frame, width: frame, height: side }]}>
          <View style={[styles.upright, upright]}>
            <Texture image={WALNUT} width={side} height={frame} />
          </View>
        </View>
      ))}
      <FrameSide side="left" frame={frame} height={height} />
      <FrameSide side="right" frame={frame} height={height} />
      <View style={[styles.opening, opening]} />
      <View style={[styles.highlight, highlight]} />
      <View style={[styles.bevel, { borderRadius: outerRadius }]} />
    </View>
  )
})

/** The width of the dark edge around the opening. */
const EDGE = 1

const styles = StyleSheet.create({
  walnut: {
    overflow: 'hidden',
    ...gradientStyle(
      `linear-gradient(to bottom, #9a653c, ${walnut.light} 10%, ${walnut.middle} 55%, ${walnut.dark})`,
    ),
  },
  rail: { position: 'absolute', left: 0 },
  side: { position: 'absolute', overflow: 'hidden' },
  upright: { position: 'absolute', transform: [{ rotate: '90deg' }] },
  opening: {
    position: 'absolute',
    backgroundColor: recess,
    borderWidth: EDGE,
    borderColor: '#150a05',
    pointerEvents: 'none',
  },
  highlight: {
    position: 'absolute',
    height: 1,
    backgroundColor: 'rgba(255,217,160,0.28)',
    pointerEvents: 'none',
  },
  bevel: {
    ...StyleSheet.absoluteFill,
    boxShadow:
      'inset 0 1px 0 rgba(255,222,176,0.42), inset 0 -2px 3px rgba(0,0,0,0.45), inset 0 0 3px rgba(0,0,0,0.4)',
    pointerEvents: 'none',
  },
})
