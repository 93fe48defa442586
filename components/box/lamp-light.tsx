import { useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import {
  MovingView,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from '@/components/motion/motion'
import { useIsMotionOff } from '@/components/ui/motion'
import { brass } from '@/components/ui/theme'
import { markPlace } from './flap-face'

type Props = { readonly width: number; readonly height: number }

const BORDER = 3

/** The light of the coach's lamp on a flap: a glow around it, and a brass stud over its mark. */
export function LampLight({ width, height }: Props) {
  const isMotionOff = useIsMotionOff()
  const light = useSharedValue(isMotionOff ? 1 : 0)
  useEffect(() => {
    light.set(isMotionOff ? 1 : withTiming(1, { duration: 220 }))
  }, [isMotionOff, light])
  const style = useAnimatedStyle(() => ({ opacity: light.get() }))
  const { x, y, size } = markPlace(width, height)
  const side = Math.round(1.8 * size)
  const place = { left: x - side / 2 - BORDER, top: y - side / 2 - BORDER }
  return (
    <MovingView style={[styles.light, style]}>
      <View style={[styles.stud, place, { width: side, height: side }]} />
    </MovingView>
  )
}

const styles = StyleSheet.create({
  light: {
    ...StyleSheet.absoluteFill,
    borderWidth: BORDER,
    borderColor: '#ffc94d',
    borderTopLeftRadius: 7,
    borderTopRightRadius: 7,
    boxShadow: '0 0 16px 3px rgba(255,205,84,0.85)',
  },
  // A diamond.
  stud: {
    position: 'absolute',
    transform: [{ rotate: '45deg' }],
    backgroundColor: brass.middle,
    borderWidth: 1,
    borderColor: brass.edge,
  },
})
