import { useEffect, type ReactNode } from 'react'
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native'
import {
  MovingView,
  useAnimatedStyle,
  useSharedValue,
  withSpring,
  withTiming,
} from '@/components/motion/motion'
import { useIsMotionReduced } from '../ui/motion'
import { OWN_LAYER } from '../ui/own-layer'
import { useWindowSize } from '../ui/turned'

type Props = {
  /** The side it comes from: the neighbour's, or that of the player opposite. */
  readonly from: 'right' | 'top'
  readonly children: ReactNode
}

/** Overshoots by a few points, and rests within 0.4 s. */
const HAND = { mass: 1, damping: 32, stiffness: 480 }
const FADE = { duration: 160 }
/** Its rotation at the start, in degrees. */
const TURN = 5

/** Slides a card over the screen; with reduced motion it fades in. */
export function PassSlide({ from, children }: Props) {
  const isReduced = useIsMotionReduced()
  const { width, height } = useWindowSize()
  const isSideways = from === 'right'
  const start = isSideways ? width * 1.1 : -height * 1.1
  const distance = useSharedValue(start)
  const opacity = useSharedValue(isReduced ? 0 : 1)
  useEffect(() => {
    if (isReduced) {
      distance.set(0)
      opacity.set(withTiming(1, FADE))
    } else distance.set(withSpring(0, HAND))
    // Only on mount: the card stays where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const style = useAnimatedStyle(() => {
    const way = isReduced ? 0 : distance.get()
    return {
      opacity: opacity.get(),
      transform: [
        { translateX: isSideways ? way : 0 },
        { translateY: isSideways ? 0 : way },
        { rotateZ: `${(TURN * way) / start}deg` },
      ],
    }
  })
  return (
    <View style={[styles.screen, CLIPPED]}>
      <MovingView style={[styles.card, OWN_LAYER, style]}>{children}</MovingView>
    </View>
  )
}

/**
 * What is beside the screen must not make the page wider. A browser would scroll what only hides its
 * overflow, as soon as the button of the card takes the focus.
 */
const CLIPPED = { overflow: Platform.OS === 'web' ? 'clip' : 'hidden' } as ViewStyle

const styles = StyleSheet.create({
  screen: { ...StyleSheet.absoluteFill, zIndex: 10 },
  card: StyleSheet.absoluteFill,
})
