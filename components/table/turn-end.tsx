import { useEffect, useState } from 'react'
import { StyleSheet, Text, View } from 'react-native'
import { Easing, MovingView, useAnimatedStyle, useSharedValue, withTiming } from '../motion/motion'
import { useIsMotionReduced } from '../ui/motion'
import { FocusableScroll } from '../ui/focusable-scroll'
import { OWN_LAYER } from '../ui/own-layer'
import { brassFace, DISPLAY_FACE, onFelt, SPACE } from '../ui/theme'
import type { RoundEnd } from './round-end'
import { TurnEndCard, turnEndWidth } from './turn-end-card'
import { TurnEndHead } from './turn-end-head'
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
  /** Of the felt. */
  readonly width: number
  /** If it is taller than this it leaves out the detail, which the table shows; then it scrolls. */
  readonly maxHeight: number
  /** Whether it slides up when it is first shown. */
  readonly isSliding: boolean
}

const SLIDE_MS = 340

/** Shows on the felt how the turn ended: the throw, the open tiles, the score. */
export function TurnEnd({ lines, isBoxShut, isTargetHit, ...props }: Props) {
  const { isLow, width, maxHeight, isSliding, ...round } = props
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
            <TurnEndHead
              // In another size of the screen it is fitted anew.
              key={`${width} ${maxHeight}`}
              detail={isLow || isTight ? undefined : detail}
              width={turnEndWidth(width, isTargetHit) - 2 * SPACE.m}
              maxHeight={maxHeight - 2 * SPACE.s}
              {...{ title, score, isBoxShut, isTargetHit, isLow }}
            />
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
})
