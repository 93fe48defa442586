import { useEffect, type ReactNode } from 'react'
import {
  Easing,
  MovingView,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from '@/components/motion/motion'
import { useIsMotionReduced } from '../ui/motion'
import { OWN_LAYER } from '../ui/own-layer'

type Props = {
  /** By how many rows it was lower before; below 0 if it was higher. */
  readonly climb: number
  readonly rowHeight: number
  /** It moves when this becomes true. */
  readonly hasMoved: boolean
  readonly children: ReactNode
}

const CLIMB = {
  duration: 480,
  easing: Easing.out(Easing.quad),
}

/** A row that moves once from its old place to its new one; with reduced motion it starts there. */
export function ClimbingRow({ climb, rowHeight, hasMoved, children }: Props) {
  const isReduced = useIsMotionReduced()
  const isMoving = climb !== 0 && !isReduced
  /** The part of the way that is left. */
  const rest = useSharedValue(isMoving ? 1 : 0)
  useEffect(() => {
    if (isMoving && hasMoved) rest.set(withTiming(0, CLIMB))
  }, [isMoving, hasMoved, rest])
  const style = useAnimatedStyle(() => ({
    transform: [{ translateY: rest.get() * climb * rowHeight }],
  }))
  return <MovingView style={[isMoving && OWN_LAYER, style]}>{children}</MovingView>
}
