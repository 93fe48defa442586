import { memo, useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import {
  Easing,
  interpolate,
  MovingView,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from '@/components/motion/motion'

import { gradientStyle } from '@/components/ui/gradient-style'
import { useIsStill } from '@/components/ui/motion'
import { OWN_LAYER } from '@/components/ui/own-layer'
import { brass } from '@/components/ui/theme'
import { LIGHT_MS } from '@/model/table-timeline'
import type { FlapRow, Rect } from './box-layout'

type Props = {
  readonly rows: readonly FlapRow[]
  /** The light runs when this becomes true, and disappears when it is false. */
  readonly isOn: boolean
}

/** Runs brass light along the flaps, which keep glowing after it has passed; on mount they only glow. */
export const RowLight = memo(function RowLight({ rows, isOn }: Props) {
  const isStill = useIsStill()
  const time = useSharedValue(isOn ? 1 : 0)
  useEffect(() => {
    time.set(
      isOn
        ? withTiming(1, {
            duration: isStill ? 1 : LIGHT_MS,
            easing: Easing.linear,
          })
        : 0,
    )
  }, [isOn, isStill, time])
  const flaps = rows.flatMap((row) => row.flaps)
  return (
    <View aria-hidden style={styles.light}>
      {flaps.map(({ tile, rect }, index) => (
        <Glow key={tile} {...{ rect, time }} place={index / flaps.length} />
      ))}
    </View>
  )
})

type GlowProps = {
  readonly rect: Rect
  /** The position of the flap along the row, from 0 to 1. */
  readonly place: number
  readonly time: SharedValue<number>
}

/** The part of the time that the light takes on one flap, from its start to its full glow. */
const RISING = 0.14
const FADING = 0.3

/** The light on one flap: it flares up as the light passes, then glows on. */
function Glow({ rect, place, time }: GlowProps) {
  const start = place * (1 - RISING - FADING)
  const flare = useAnimatedStyle(() => {
    const rise = interpolate(time.get(), [start, start + RISING], [0, 1], 'clamp')
    const fade = interpolate(
      time.get(),
      [start + RISING, start + RISING + FADING],
      [0, 0.5],
      'clamp',
    )
    return { opacity: rise - fade, transform: [{ scaleY: 0.5 + 0.5 * rise }] }
  })
  const { x, y, width, height } = rect
  const size = { left: x - width * 0.25, top: y, width: width * 1.5, height }
  return <MovingView style={[styles.glow, OWN_LAYER, size, flare]} />
}

const styles = StyleSheet.create({
  light: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  glow: {
    position: 'absolute',
    transformOrigin: '50% 100%',
    ...gradientStyle(
      `radial-gradient(50% 90% at 50% 100%, #fff3c9, ${brass.middle}d0 32%, ${brass.middle}00)`,
    ),
  },
})
