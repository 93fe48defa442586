import { StyleSheet, Text, View } from 'react-native'
import { tilesOf, type TileCount } from '@/engine'
import { useWords } from '@/i18n'
import { MiniBox } from '../box/mini-box'
import { Emphasised } from '../ui/emphasis'
import { fittingSize } from '../ui/fitting-size'
import { useIsTextLarge, useNameLines } from '../ui/text-scale'
import { brass, DISPLAY_FACE, SPACE } from '../ui/theme'
import { useWindowSize } from '../ui/turned'
import { onCard } from './card-shades'
import type { PassStory } from './pass-story'
import { numberSize, type PassSize } from './pass-size'

type Props = {
  readonly story: PassStory
  readonly tiles: TileCount
  readonly size: PassSize
}

/** How a round ended is drawn no smaller, even if a name in it is broken. */
const LEAST_EVENT = 16
/** Where a score would have to be smaller than this to fit beside the little box, it is below the box. */
const LEAST_BESIDE_BOX = 16

/** What happened in the last turn, with its little box, and what there is to beat. */
export function PassStoryLines({ story, tiles, size }: Props) {
  const { results } = useWords()
  const { roundEnd, lastTurn, goal } = story
  const { isLarge, isWide, isBeside, boxWidth, headWidth } = size
  const { fontScale } = useWindowSize()
  const isTextLarge = useIsTextLarge()
  const maxLines = 2 * useNameLines()
  const eventSize = (text: string) => {
    const largest = isLarge ? 40 : 28
    const width = headWidth / fontScale
    const numbers = text.match(/\d[\d\u00a0]*/g) ?? []
    const fontSize = Math.min(
      fittingSize(text, { width, largest, maxLines, least: LEAST_EVENT }),
      numberSize(numbers, { width, largest }),
    )
    return { fontSize, lineHeight: Math.round(fontSize * 1.25) }
  }
  const scores = [lastTurn?.line, goal].flatMap((text) =>
    typeof text === 'object' ? [text.score] : [],
  )
  const scoreSize = (width: number) =>
    numberSize(scores, { width: width / fontScale, largest: isLarge ? 28 : 20 })
  const besideBox = headWidth - boxWidth - SPACE.m
  const isRow =
    (isBeside || (isWide && !isLarge)) && !isTextLarge && scoreSize(besideBox) >= LEAST_BESIDE_BOX
  const line = [styles.line, isLarge && styles.largeLine, isRow && styles.rowLine]
  const number = [styles.number, { fontSize: scoreSize(isRow ? besideBox : headWidth) }]
  return (
    <View style={styles.story}>
      {roundEnd ? (
        <Text role="heading" aria-level={2} style={[styles.event, eventSize(roundEnd.headline)]}>
          {roundEnd.headline}
        </Text>
      ) : null}
      <View style={[styles.turn, isRow && styles.row]}>
        {lastTurn ? (
          <MiniBox
            look="framed"
            tiles={tiles}
            open={lastTurn.open}
            width={boxWidth}
            label={results.boxLabel(tilesOf(lastTurn.open))}
          />
        ) : null}
        <View style={[styles.lines, isRow && styles.rowLines]}>
          {lastTurn ? <Emphasised text={lastTurn.line} style={line} scoreStyle={number} /> : null}
          {roundEnd?.news.map((text) => (
            <Text key={text} style={line}>
              {text}
            </Text>
          ))}
          {goal === undefined ? null : (
            <Emphasised text={goal} style={[line, styles.goal]} scoreStyle={number} />
          )}
        </View>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  story: { gap: SPACE.m },
  event: {
    fontFamily: DISPLAY_FACE,
    color: brass.light,
    textAlign: 'center',
  },
  turn: { alignItems: 'center', gap: SPACE.s },
  row: { flexDirection: 'row', gap: SPACE.m },
  lines: { gap: 2, alignSelf: 'stretch' },
  rowLines: { flex: 1, alignSelf: 'auto' },
  line: { fontSize: 17, lineHeight: 25, color: onCard.ink, textAlign: 'center' },
  largeLine: { fontSize: 23, lineHeight: 34 },
  rowLine: { fontSize: 16, lineHeight: 22, textAlign: 'left' },
  goal: { fontWeight: '700' },
  number: { fontFamily: DISPLAY_FACE, fontWeight: 'normal', color: onCard.ink },
})
