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
  /** By how many rows it was lower before; below 0 if it was higher. */
  readonly climb: number
  readonly rowHeight: number
  readonly children: ReactNode
}

/** Long enough for the card to arrive and the old order to be read. */
const DELAY_MS = 700
const CLIMB = {
  duration: 480,
  easing: Easing.out(Easing.quad),
}

/** A row that moves once from its old place to its new one; with reduced motion it starts there. */
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
