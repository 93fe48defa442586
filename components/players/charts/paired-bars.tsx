import { StyleSheet, Text, View } from 'react-native'
import { formatNumber } from '@/i18n/numbers/format-number'
import type { PlayerColour } from '@/model/colours'
import { FIXED_COLOURS } from '../../ui/fixed-colours'
import { DISPLAY_FACE, PLAYER_PAINT, recess, SPACE, useTheme } from '../../ui/theme'

type Side = { readonly colour: PlayerColour; readonly value: number }

type Props = { readonly left: Side; readonly right: Side; readonly max: number }

/**
 * Two bars that grow left and right from the middle.
 * Hidden from screen readers: the text beside it says the same.
 */
export function PairedBars({ left, right, max }: Props) {
  return (
    <View aria-hidden style={styles.row}>
      <Count {...left} />
      <View style={[styles.groove, FIXED_COLOURS]}>
        <View style={[styles.half, styles.toLeft]}>
          <Bar {...left} max={max} />
        </View>
        <View style={styles.middle} />
        <View style={styles.half}>
          <Bar {...right} max={max} />
        </View>
      </View>
      <Count {...right} isRight />
    </View>
  )
}

function Count({ value, isRight = false }: Side & { readonly isRight?: boolean }) {
  const { ink } = useTheme()
  return (
    <Text style={[styles.count, { color: ink }, isRight && styles.right]}>
      {formatNumber(value)}
    </Text>
  )
}

const Bar = ({ colour, value, max }: Side & { readonly max: number }) => (
  <View
    style={[
      styles.bar,
      value > 0 && styles.edged,
      { width: `${(100 * value) / Math.max(max, 1)}%`, backgroundColor: PLAYER_PAINT[colour] },
    ]}
  />
)

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  groove: {
    flex: 1,
    flexDirection: 'row',
    height: 20,
    padding: 3,
    borderRadius: 10,
    backgroundColor: recess,
  },
  half: { flex: 1 },
  toLeft: { alignItems: 'flex-end' },
  middle: { width: 2, marginHorizontal: 1, backgroundColor: '#d3a84c' },
  bar: { height: '100%', borderRadius: 4 },
  // A light edge separates dark colours from the dark groove.
  edged: { borderWidth: 1, borderColor: 'rgba(255,255,255,0.45)' },
  count: { fontFamily: DISPLAY_FACE, fontSize: 20, lineHeight: 26, minWidth: 30 },
  right: { textAlign: 'right' },
})
