import { useEffect } from 'react'
import { StyleSheet, Text } from 'react-native'
import { Easing, MovingView, useAnimatedStyle, useSharedValue, withTiming } from '../motion/motion'
import { useIsMotionOff, useIsStill } from '../ui/motion'
import { OWN_LAYER } from '../ui/own-layer'
import { DISPLAY_FACE, onFelt, RADIUS } from '../ui/theme'

type Props = {
  readonly text: string
  /** How far above its place it comes out: at the near edges of the dice, so as not to cover their faces. */
  readonly rise: number
  /** The felt is low: it is smaller, so as not to cover the dice. */
  readonly isLow: boolean
}

const WAY_MS = 380
const OUT = Easing.out(Easing.quad)

/** Shows the sum of the throw, then of the chosen flaps. It comes out of the dice when it appears. */
export function SumPill({ text, rise, isLow }: Props) {
  const isMotionOff = useIsMotionOff()
  const isStill = useIsStill()
  /** From 0 at the dice to 1 at rest. */
  const way = useSharedValue(isStill ? 1 : 0)
  const opacity = useSharedValue(isMotionOff ? 1 : 0)
  useEffect(() => {
    opacity.set(withTiming(1, { duration: 140 }))
    if (isStill) return
    way.set(withTiming(1, { duration: WAY_MS, easing: OUT }))
    // Only when it appears: what it says changes without a motion.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [])
  const style = useAnimatedStyle(() => ({
    opacity: opacity.get(),
    transform: [
      { translateY: -rise * (1 - way.get()) },
      // It is largest on the way, as what comes nearer and lies down.
      { scale: 0.7 + 0.3 * way.get() + 0.6 * way.get() * (1 - way.get()) },
    ],
  }))
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
