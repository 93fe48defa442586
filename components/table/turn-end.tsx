import { useEffect, useState } from 'react'
import { StyleSheet, Text, View } from 'react-native'
import { Easing, MovingView, useAnimatedStyle, useSharedValue, withTiming } from '../motion/motion'
import { useIsMotionReduced } from '../ui/motion'
import { FocusableScroll } from '../ui/focusable-scroll'
import { OWN_LAYER } from '../ui/own-layer'
import { brassFace, DISPLAY_FACE, onFelt, SPACE } from '../ui/theme'
import type { RoundEnd } from './round-end'
import { TurnEndCard } from './turn-end-card'
import type { TurnEndLines } from './turn-end-lines'

type Props = {
  readonly lines: TurnEndLines
  /** Of the round that ends with this turn; its place is kept until it is told. */
  readonly roundEnd: RoundEnd | undefined
  readonly isRoundTold: boolean
  readonly isBoxShut: boolean
  readonly isTargetHit: boolean
  /** On a low felt the title and the score share a line, so that the dice stay visible. */
  readonly isLow: boolean
  /** If it is taller than this it leaves out the detail, which the table shows; then it scrolls. */
  readonly maxHeight: number
  /** Whether it slides up when it is first shown. */
  readonly isSliding: boolean
}

const SLIDE_MS = 340
/** A score with more characters has numbers that would be too long for a line in large text. */
const LONG = 30

/** Shows on the felt how the turn ended: the throw, the open tiles, the score. */
export function TurnEnd({ lines, isBoxShut, isTargetHit, ...props }: Props) {
  const { isLow, maxHeight, isSliding, ...round } = props
  const { title, detail, score, saying } = lines
  const isReduced = useIsMotionReduced()
  /** How far it is still below its place, as a part of the way. */
  const way = useSharedValue(isSliding ? 1 : 0)
  useEffect(() => {
    way.set(
      withTiming(0, {
        duration: SLIDE_MS,
        easing: Easing.out(Easing.quad),
      }),
    )
  }, [way])
  const slide = useAnimatedStyle(() => ({
    opacity: isReduced ? 1 - way.get() : 1,
    transform: [{ translateY: isReduced ? 0 : way.get() * SLIDE_DISTANCE }],
  }))
  const [fullHeight, setFullHeight] = useState(0)
  const isTight = fullHeight > maxHeight
  const onBrass = isTargetHit && styles.onBrass
  return (
    <MovingView style={[styles.slide, OWN_LAYER, slide]}>
      <TurnEndCard isBrass={isTargetHit}>
        <FocusableScroll style={[styles.scroll, { maxHeight }]}>
          <View
            style={styles.content}
            onLayout={({ nativeEvent }) =>
              isTight ? undefined : setFullHeight(nativeEvent.layout.height)
            }
          >
            <View style={[styles.lines, isLow && styles.oneLine]}>
              <Text
                style={[
                  styles.title,
                  isBoxShut && !isLow && styles.boxShut,
                  isTargetHit && !isLow && styles.targetHit,
                  onBrass,
                ]}
              >
                {title}
              </Text>
              {isLow || isTight ? null : <Text style={[styles.detail, onBrass]}>{detail}</Text>}
              <Text style={[styles.score, score.length > LONG && styles.longScore, onBrass]}>
                {score}
              </Text>
            </View>
            {isLow && !isTight ? <Text style={[styles.detail, onBrass]}>{detail}</Text> : null}
            {round.roundEnd ? (
              <View aria-hidden={!round.isRoundTold} style={!round.isRoundTold && styles.untold}>
                <Text style={styles.round}>{round.roundEnd.headline}</Text>
                {round.roundEnd.news.map((text) => (
                  <Text key={text} style={styles.detail}>
                    {text}
                  </Text>
                ))}
              </View>
            ) : null}
            {saying ? <Text style={[styles.detail, styles.saying, onBrass]}>{saying}</Text> : null}
          </View>
        </FocusableScroll>
      </TurnEndCard>
    </MovingView>
  )
}

/** From below the lower edge of the felt, which covers it. */
const SLIDE_DISTANCE = 180

const styles = StyleSheet.create({
  slide: { width: '100%', alignItems: 'center' },
  scroll: { flexGrow: 0 },
  content: { alignItems: 'center', paddingHorizontal: SPACE.m, paddingVertical: SPACE.s },
  lines: { alignItems: 'center' },
  oneLine: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: SPACE.m,
  },
  targetHit: { fontSize: 34, lineHeight: 43 },
  boxShut: { fontSize: 30, lineHeight: 39 },
  title: {
    fontFamily: DISPLAY_FACE,
    fontSize: 26,
    lineHeight: 33,
    color: onFelt.brass,
    textAlign: 'center',
  },
  detail: { fontSize: 15, lineHeight: 21, color: onFelt.ink, textAlign: 'center' },
  saying: { fontStyle: 'italic', color: onFelt.brass },
  round: {
    fontFamily: DISPLAY_FACE,
    fontSize: 18,
    lineHeight: 26,
    color: onFelt.brass,
    textAlign: 'center',
  },
  onBrass: { color: brassFace.ink },
  untold: { opacity: 0 },
  score: {
    fontFamily: DISPLAY_FACE,
    fontSize: 18,
    lineHeight: 26,
    color: '#ffffff',
    textAlign: 'center',
  },
  longScore: { fontSize: 13, lineHeight: 19 },
})
