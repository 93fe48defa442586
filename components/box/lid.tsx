import { memo, useEffect, useRef, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import {
  Easing,
  interpolate,
  MovingView,
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
} from '@/components/motion/motion'

import { gradientStyle } from '@/components/ui/gradient-style'
import { useIsMotionOff, useIsMotionReduced } from '@/components/ui/motion'
import { OWN_LAYER } from '@/components/ui/own-layer'
import { brass, walnut } from '@/components/ui/theme'
import { LID_MS } from '@/model/table-timeline'
import type { Rect } from './box-layout'
import { LidName, type Burnt } from './lid-name'
import { Texture } from './texture'
import { WALNUT } from './texture-image'

type Props = {
  /** The area that it covers: the flaps. */
  readonly rect: Rect
  readonly radius: number
  readonly isDown: boolean
} & Burnt

/** Degrees about the hinge at the back edge: upright, it is seen edge-on and invisible. */
const [DOWN, UP] = [0, 90]

const timing = (angle: number, duration: number, easing: (part: number) => number) =>
  withTiming(angle, { duration, easing })
const falling = Easing.in(Easing.quad)
const rising = Easing.out(Easing.quad)

/** How long the lid takes to rise. */
const RISE_MS = 320

/** The name on the lid: that of the player who shut the box, until the lid has risen. */
function useBurnt(name: string, isCaptain: boolean, isDown: boolean): Burnt {
  const [burnt, setBurnt] = useState<Burnt>({ name, isCaptain })
  const isNew = burnt.name !== name || burnt.isCaptain !== isCaptain
  useEffect(() => {
    if (!isNew) return
    // Burnt in before the lid falls, while there is time.
    const timer = setTimeout(() => setBurnt({ name, isCaptain }), RISE_MS)
    return () => clearTimeout(timer)
  }, [isNew, name, isCaptain, isDown])
  return isDown ? { name, isCaptain } : burnt
}

/** Accelerates down, then bounces twice. */
const slam = () =>
  withSequence(
    timing(DOWN, LID_MS, falling),
    timing(7, 80, rising),
    timing(DOWN, 80, falling),
    timing(2, 45, rising),
    timing(DOWN, 45, falling),
  )

/**
 * Renders the walnut lid, which swings down over the flaps when `isDown` becomes true. Always mounted, so
 * that nothing has to be created at the moment of the fall.
 */
export const Lid = memo(function Lid({ rect, radius, name, isCaptain, isDown }: Props) {
  const isReduced = useIsMotionReduced()
  const isMotionOff = useIsMotionOff()
  const burnt = useBurnt(name, isCaptain, isDown)
  const angle = useSharedValue(isDown ? DOWN : UP)
  const opacity = useSharedValue(1)
  const wasDown = useRef(isDown)
  useEffect(() => {
    if (wasDown.current === isDown) return
    wasDown.current = isDown
    if (isMotionOff || isReduced) {
      angle.set(isDown ? DOWN : UP)
      opacity.set(isMotionOff ? 1 : 0)
      opacity.set(timing(1, isMotionOff ? 0 : 200, Easing.linear))
    } else angle.set(isDown ? slam() : timing(UP, RISE_MS, rising))
  }, [isDown, isMotionOff, isReduced, angle, opacity])

  const { x, y, width, height } = rect
  const perspective = width * 1.8
  const swing = useAnimatedStyle(() => ({
    opacity: interpolate(angle.get(), [UP - 1, UP - 4], [0, 1], 'clamp') * opacity.get(),
    transform: [{ perspective }, { rotateX: `${angle.get()}deg` }],
  }))
  const corners = { borderTopLeftRadius: radius, borderTopRightRadius: radius }
  const hinge = { width: Math.round(width * 0.09), height: Math.max(5, Math.round(height * 0.06)) }
  const inset = Math.max(5, Math.round(height * 0.07))
  return (
    // Twice as high as the lid, so that it rotates about its centre: Android supports no other hinge for
    // rotations in depth.
    <View
      aria-hidden
      collapsable={false}
      style={[styles.layer, { left: x, top: y, width, height }]}
    >
      <MovingView
        style={[styles.swing, OWN_LAYER, { top: -height, width, height: 2 * height }, swing]}
      >
        <View style={[styles.lid, corners, { top: height, width, height }]}>
          <Texture image={WALNUT} width={width} height={height} />
          <View style={[StyleSheet.absoluteFill, styles.polish]} />
          <View
            style={[styles.inlay, { left: inset, right: inset, top: inset, bottom: inset + EDGE }]}
          />
          <LidName {...burnt} width={width} height={height - EDGE} />
          {[0.14, 0.77].map((part) => (
            <View key={part} style={[styles.hinge, hinge, { left: Math.round(width * part) }]} />
          ))}
          <View style={styles.edge} />
        </View>
      </MovingView>
    </View>
  )
})

/** The height of the brass along the front edge. */
const EDGE = 5

const styles = StyleSheet.create({
  layer: { position: 'absolute', pointerEvents: 'none' },
  swing: { position: 'absolute', left: 0, pointerEvents: 'none' },
  lid: {
    position: 'absolute',
    overflow: 'hidden',
    backgroundColor: walnut.middle,
    boxShadow: '0 6px 12px rgba(0,0,0,0.55)',
    ...gradientStyle(`linear-gradient(to bottom, ${walnut.middle}, ${walnut.light} 70%, #a06c40)`),
  },
  polish: {
    ...gradientStyle(
      'linear-gradient(100deg, rgba(255,226,176,0) 30%, rgba(255,226,176,0.22) 46%, rgba(255,226,176,0) 62%)',
    ),
    boxShadow: 'inset 0 2px 3px rgba(255,222,176,0.35), inset 0 -10px 18px rgba(40,18,6,0.35)',
    pointerEvents: 'none',
  },
  inlay: {
    position: 'absolute',
    borderWidth: 1.5,
    borderRadius: 6,
    borderColor: `${brass.middle}b0`,
    pointerEvents: 'none',
  },
  hinge: {
    position: 'absolute',
    top: 0,
    borderBottomLeftRadius: 3,
    borderBottomRightRadius: 3,
    ...gradientStyle(
      `linear-gradient(to bottom, ${brass.dark}, ${brass.light} 45%, ${brass.dark})`,
    ),
  },
  edge: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: EDGE,
    ...gradientStyle(
      `linear-gradient(to bottom, ${brass.light}, ${brass.middle} 45%, ${brass.edge})`,
    ),
  },
})
