import { memo, useEffect } from 'react'
import { StyleSheet } from 'react-native'
import {
  MovingView,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from '@/components/motion/motion'

import { useIsMotionOff } from '@/components/ui/motion'
import { OWN_LAYER } from '@/components/ui/own-layer'

type Props = { readonly isOn: boolean; readonly radius: number }

/** Draws a warm golden light on and around the box. */
export const GoldenGlow = memo(function GoldenGlow({ isOn, radius }: Props) {
  const isMotionOff = useIsMotionOff()
  const strength = useSharedValue(isOn ? 1 : 0)
  useEffect(() => {
    const duration = isMotionOff ? 0 : 500
    strength.set(withTiming(isOn ? 1 : 0, { duration }))
  }, [isOn, isMotionOff, strength])
  const shine = useAnimatedStyle(() => ({ opacity: strength.get() }))
  return <MovingView style={[styles.glow, OWN_LAYER, { borderRadius: radius }, shine]} />
})

const styles = StyleSheet.create({
  glow: {
    ...StyleSheet.absoluteFill,
    backgroundColor: 'rgba(255,196,84,0.1)',
    boxShadow:
      '0 0 34px 6px rgba(255,200,96,0.55), inset 0 0 46px rgba(255,206,110,0.5), inset 0 0 3px 1px rgba(255,231,168,0.8)',
    pointerEvents: 'none',
  },
})
