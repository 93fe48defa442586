import { useEffect } from 'react'
import { StyleSheet, Text } from 'react-native'
import {
  Easing,
  MovingView,
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
} from '../motion/motion'
import { useIsMotionOff, useIsStill } from '../ui/motion'
import { OWN_LAYER } from '../ui/own-layer'
import { DISPLAY_FACE, onFelt, RADIUS } from '../ui/theme'

type Props = {
  readonly text: string
  /** How far above its place the dice lie: it rises there, and comes to rest in its place. */
  readonly rise: number
  /** The felt is low: it is smaller, so as not to cover the dice. */
  readonly isLow: boolean
}

const RISE_MS = 260
const REST_MS = 300
const OUT = Easing.out(Easing.quad)

/** Shows the sum of the throw, then of the chosen flaps. It rises from the dice when it appears. */
export function SumPill({ text, rise, isLow }: Props) {
  const isMotionOff = useIsMotionOff()
  const isStill = useIsStill()
  /** From 0 at the dice over 1, above them, to 2 at rest. */
  const way = useSharedValue(isStill ? 2 : 0)
  const opacity = useSharedValue(isMotionOff ? 1 : 0)
  useEffect(() => {
    opacity.set(withTiming(1, { duration: 140 }))
    if (isStill) return
    way.set(
      withSequence(
        withTiming(1, { duration: RISE_MS, easing: OUT }),
        withTiming(2, { duration: REST_MS }),
      ),
    )
    // Only when it appears: what it says changes without a motion.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [])
  const style = useAnimatedStyle(() => {
    const up = Math.min(1, way.get())
    const down = Math.max(0, way.get() - 1)
    return {
      opacity: opacity.get(),
      transform: [
        { translateY: -rise * (0.72 + 0.28 * up) * (1 - down) },
        { scale: 0.7 + 0.45 * up - 0.15 * down },
      ],
    }
  })
  return (
    <MovingView style={[styles.pill, isLow && styles.lowPill, OWN_LAYER, style]}>
      <Text aria-hidden style={[styles.text, isLow && styles.lowText]}>
        {text}
      </Text>
    </MovingView>
  )
}

const styles = StyleSheet.create({
  pill: {
    backgroundColor: onFelt.shade,
    paddingHorizontal: 24,
    paddingVertical: 8,
    borderRadius: RADIUS.pill,
  },
  lowPill: { paddingHorizontal: 16, paddingVertical: 3 },
  text: { fontFamily: DISPLAY_FACE, fontSize: 22, lineHeight: 30, color: onFelt.brass },
  lowText: { fontSize: 17, lineHeight: 22 },
})
