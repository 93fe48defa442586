import { useEffect, useState } from 'react'
import { StyleSheet, Text, View } from 'react-native'
import {
  Easing,
  MovingView,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from '../motion/motion'
import { useIsMotionReduced } from '../ui/motion'
import { OWN_LAYER } from '../ui/own-layer'
import { DISPLAY_FACE, onFelt, RADIUS, SPACE } from '../ui/theme'
import type { TurnEndLines } from './turn-end-lines'

type Props = {
  readonly lines: TurnEndLines
  readonly isBoxShut: boolean
  /** On a low felt the title and the score share a line, so that the dice stay visible. */
  readonly isLow: boolean
  /** If it is taller than this it leaves out the detail, which the table shows; then it is scaled. */
  readonly maxHeight: number
  /** Whether it slides up when it is first shown, and does not just lie there. */
  readonly isSliding: boolean
}

const SLIDE_MS = 340

/** Shows on the felt how the turn ended: the throw, the open tiles, the score. */
export function TurnEnd({ lines, isBoxShut, isLow, maxHeight, isSliding }: Props) {
  const { title, detail, score, saying } = lines
  const isReduced = useIsMotionReduced()
  /** How far it is still below its place, as a part of the way. */
  const way = useSharedValue(isSliding ? 1 : 0)
  useEffect(() => {
    way.set(
      withTiming(0, {
        duration: SLIDE_MS,
        easing: Easing.out(Easing.quad),
        reduceMotion: ReduceMotion.Never,
      }),
    )
  }, [way])
  const slide = useAnimatedStyle(() => ({
    opacity: isReduced ? 1 - way.get() : 1,
    transform: [{ translateY: isReduced ? 0 : way.get() * SLIDE_DISTANCE }],
  }))
  const [fullHeight, setFullHeight] = useState(0)
  const [tightHeight, setTightHeight] = useState(0)
  const isTight = fullHeight > maxHeight
  const height = isTight ? tightHeight : fullHeight
  const scale = Math.min(1, maxHeight / Math.max(1, height))
  return (
    <MovingView style={[styles.slide, OWN_LAYER, slide]}>
      <View
        role="note"
        onLayout={({ nativeEvent }) =>
          (isTight ? setTightHeight : setFullHeight)(nativeEvent.layout.height)
        }
        style={[styles.card, { transform: [{ scale }] }]}
      >
        <View style={[styles.lines, isLow && styles.oneLine]}>
          <Text style={[styles.title, isBoxShut && !isLow && styles.largeTitle]}>{title}</Text>
          {isLow || isTight ? null : <Text style={styles.detail}>{detail}</Text>}
          <Text style={styles.score}>{score}</Text>
        </View>
        {isLow && !isTight ? <Text style={styles.detail}>{detail}</Text> : null}
        {saying ? <Text style={[styles.detail, styles.saying]}>{saying}</Text> : null}
      </View>
    </MovingView>
  )
}

/** From below the lower edge of the felt, which covers it. */
const SLIDE_DISTANCE = 180

const styles = StyleSheet.create({
  slide: { width: '100%', alignItems: 'center' },
  card: {
    alignItems: 'center',
    backgroundColor: 'rgba(4,28,20,0.82)',
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.s,
    maxWidth: '92%',
    transformOrigin: '50% 100%',
  },
  lines: { alignItems: 'center' },
  oneLine: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: SPACE.m,
  },
  largeTitle: { fontSize: 30, lineHeight: 39 },
  title: {
    fontFamily: DISPLAY_FACE,
    fontSize: 26,
    lineHeight: 33,
    color: onFelt.brass,
    textAlign: 'center',
  },
  detail: { fontSize: 15, lineHeight: 21, color: onFelt.ink, textAlign: 'center' },
  saying: { fontStyle: 'italic', color: onFelt.brass },
  score: {
    fontFamily: DISPLAY_FACE,
    fontSize: 18,
    lineHeight: 26,
    color: '#ffffff',
    textAlign: 'center',
  },
})
