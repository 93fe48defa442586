import { useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import {
  MovingView,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from '@/components/motion/motion'
import { useIsMotionOff } from '@/components/ui/motion'
import { brass } from '@/components/ui/theme'

/** The light of the coach's lamp on a flap: a glow around it, and a brass stud at its foot. */
export function LampLight({ width }: { readonly width: number }) {
  const isMotionOff = useIsMotionOff()
  const light = useSharedValue(isMotionOff ? 1 : 0)
  useEffect(() => {
    light.set(isMotionOff ? 1 : withTiming(1, { duration: 220, reduceMotion: ReduceMotion.Never }))
  }, [isMotionOff, light])
  const style = useAnimatedStyle(() => ({ opacity: light.value }))
  const size = Math.round(Math.min(11, width * 0.3))
  return (
    <MovingView style={[styles.light, style]}>
      <View style={[styles.star, { width: size, height: size }]} />
    </MovingView>
  )
}

const styles = StyleSheet.create({
  light: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'flex-end',
    paddingBottom: 5,
    borderWidth: 3,
    borderColor: '#ffc94d',
    borderTopLeftRadius: 7,
    borderTopRightRadius: 7,
    boxShadow: '0 0 16px 3px rgba(255,205,84,0.85)',
  },
  // A square on its point, over the engraved line.
  star: {
    transform: [{ rotate: '45deg' }],
    backgroundColor: brass.middle,
    borderWidth: 1,
    borderColor: brass.edge,
  },
})
