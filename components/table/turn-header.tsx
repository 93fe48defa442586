import { StyleSheet, Text, View } from 'react-native'
import { formatNumber } from '@/i18n/numbers/format-number'
import type { Badge } from '@/model/player'
import { CountingNumber } from '../ui/counting-number'
import { fittingSize } from '../ui/fitting-size'
import { useArrivalFocus } from '../ui/page-title'
import { PlayerBadge } from '../ui/player-badge'
import { Title } from '../ui/text'
import { useIsTextLarge, useNameLines } from '../ui/text-scale'
import { DISPLAY_FACE, SPACE, useTheme } from '../ui/theme'
import { useWindowSize } from '../ui/turned'
import type { Figure, HeaderFigures } from './header-figures'
import { ChipStack } from './poker-chips'

export type HeaderSize = 'small' | 'middle' | 'large'

type Props = HeaderFigures & {
  readonly player: Badge
  readonly size: HeaderSize
  /** The room for the name. */
  readonly width: number
  /** It takes the focus when the page is shown: no other element needs it first. */
  readonly takesFocus: boolean
}

/** A name is scaled down to this factor at most, then cut off. */
const LEAST_NAME = 0.6

/**
 * How large a name is set to fit, before the phone enlarges it: in large text it takes more lines and is set no
 * smaller than its room demands, so it is never drawn smaller than in text of the usual size.
 */
function useNameSize(name: string, size: HeaderSize, width: number, maxLines: number): number {
  const { fontScale } = useWindowSize()
  const largest = NAME[size].fontSize
  const fitting = fittingSize(name, { width: width / fontScale, largest, maxLines })
  return Math.max(Math.round(largest * LEAST_NAME), fitting)
}

/** Shows who is on turn, a computer player with its face, and below it, as figures, what is at stake. */
export function TurnHeader({ player, figures, line, size, width, takesFocus }: Props) {
  const heading = useArrivalFocus({ isWanted: takesFocus })
  const { softInk } = useTheme()
  const nameLines = useNameLines()
  const { lineHeight } = NAME[size]
  const room = player.computer ? width - lineHeight - SPACE.s : width
  const fontSize = useNameSize(player.name, size, room, nameLines)
  return (
    <View>
      <View style={styles.who}>
        {player.computer ? <PlayerBadge {...player} size={lineHeight} /> : null}
        <Title
          ref={heading}
          tabIndex={-1}
          numberOfLines={nameLines}
          // The line keeps its height, so that nothing moves when the next one is on turn.
          style={[styles.name, { fontSize, lineHeight }]}
        >
          {player.name}
        </Title>
      </View>
      <View style={styles.figures}>
        {figures.map((figure, index) => (
          <FigureView
            // The next player's total is another number, not this one counted on.
            key={`${player.name} ${index}`}
            figure={figure}
            size={size}
            isFirst={index === 0}
            isLast={index === figures.length - 1}
          />
        ))}
        {line ? (
          <Text style={[styles.line, LINE[size], { color: softInk }]} numberOfLines={2 * nameLines}>
            {line}
          </Text>
        ) : null}
      </View>
    </View>
  )
}

type FigureProps = {
  readonly figure: Figure
  readonly size: HeaderSize
  readonly isFirst: boolean
  readonly isLast: boolean
}

function FigureView({ figure, size, isFirst, isLast }: FigureProps) {
  const { ink, softInk, cardEdge } = useTheme()
  const { label, value, counted, note, isChips, spoken } = figure
  const valueStyles = [styles.value, valueStyle(value, size), { color: ink }]
  const lines = useNameLines()
  const isTextLarge = useIsTextLarge()
  // A long number has the line to itself.
  const isLong = value.length > LONG
  return (
    <View
      accessible
      role="img"
      aria-label={spoken}
      style={[
        styles.figure,
        !isFirst && styles.ruled,
        !isFirst && { borderLeftColor: cardEdge },
        isLast && note !== undefined && (isTextLarge ? styles.whole : styles.noted),
      ]}
    >
      <Text numberOfLines={lines} style={[LABEL[size], { color: softInk }]}>
        {isLong && note ? `${label} · ${note}` : label}
      </Text>
      <View style={styles.row}>
        {isChips ? <ChipStack count={Math.min(3, Number(value))} size={20} /> : null}
        {counted === undefined ? (
          <Text style={valueStyles}>{value}</Text>
        ) : (
          <CountingNumber value={counted} format={formatNumber} style={valueStyles} />
        )}
        {note && !isLong ? (
          <Text numberOfLines={lines} style={[LABEL[size], styles.note, { color: softInk }]}>
            {note}
          </Text>
        ) : null}
      </View>
    </View>
  )
}

const LABEL = {
  small: { fontSize: 12, lineHeight: 15 },
  middle: { fontSize: 13, lineHeight: 17 },
  large: { fontSize: 15, lineHeight: 20 },
}

/** What wins: two lines of it are as high as a figure with its label. */
const LINE = {
  small: { fontSize: 14, lineHeight: 18 },
  middle: { fontSize: 16, lineHeight: 21 },
  large: { fontSize: 18, lineHeight: 24 },
}

const NAME = {
  small: { fontSize: 24, lineHeight: 29 },
  middle: { fontSize: 34, lineHeight: 41 },
  large: { fontSize: 46, lineHeight: 56 },
}

/** Numbers with more characters than this are long. */
const LONG = 9

const VALUE_SIZE = { small: 18, middle: 22, large: 30 }
const VALUE_HEIGHT = { small: 23, middle: 28, large: 38 }

/** Long numbers are smaller, on a line of the same height: nothing moves as a number gets shorter. */
function valueStyle(value: string, size: HeaderSize) {
  const part = value.length > 15 ? 0.6 : value.length > LONG ? 0.78 : 1
  const least = 12
  return {
    fontSize: Math.max(least, Math.round(VALUE_SIZE[size] * part)),
    lineHeight: VALUE_HEIGHT[size],
  }
}

const styles = StyleSheet.create({
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  name: { flexShrink: 1, minWidth: 0 },
  figures: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: 2 },
  figure: { flexShrink: 1 },
  // The note is cut off before the figure goes to a line of its own, but in large text.
  noted: { flexGrow: 1, flexBasis: 84 },
  whole: { flexGrow: 1 },
  ruled: { borderLeftWidth: 1, paddingLeft: SPACE.m },
  row: { flexDirection: 'row', alignItems: 'baseline', gap: 5 },
  value: { fontFamily: DISPLAY_FACE, flexShrink: 0 },
  note: { flexShrink: 1, minWidth: 0 },
  line: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 120,
    alignSelf: 'flex-end',
    textAlign: 'right',
    paddingBottom: 3,
  },
})
