import { useEffect, type ReactNode } from 'react'
import {
  Easing,
  MovingView,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from '@/components/motion/motion'
import { useIsMotionReduced } from '../ui/motion'
import { OWN_LAYER } from '../ui/own-layer'

type Props = {
  /** By how many rows it stood lower before; below 0 if it stood higher. */
  readonly climb: number
  readonly rowHeight: number
  readonly children: ReactNode
}

/** The card has arrived, and there was time to read the old order. */
const DELAY_MS = 700
const CLIMB = {
  duration: 480,
  easing: Easing.out(Easing.quad),
}

/** A row that moves from its old place to its new one, once; with less motion it is there already. */
export function ClimbingRow({ climb, rowHeight, children }: Props) {
  const isReduced = useIsMotionReduced()
  const isMoving = climb !== 0 && !isReduced
  /** The part of the way that is left. */
  const rest = useSharedValue(isMoving ? 1 : 0)
  useEffect(() => {
    if (isMoving) rest.set(withDelay(DELAY_MS, withTiming(0, CLIMB)))
  }, [isMoving, rest])
  const style = useAnimatedStyle(() => ({
    transform: [{ translateY: rest.get() * climb * rowHeight }],
  }))
  return <MovingView style={[isMoving && OWN_LAYER, style]}>{children}</MovingView>
}
