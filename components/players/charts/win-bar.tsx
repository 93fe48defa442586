import { StyleSheet, View } from 'react-native'
import { Gradient } from '../../ui/gradient'
import { FIXED_COLOURS } from '../../ui/fixed-colours'
import { brass, recess, walnut } from '../../ui/theme'

type Props = {
  readonly wins: number
  readonly matches: number
  /** The highest number of matches of any player: the full width. */
  readonly maxMatches: number
}

/**
 * A bar for the matches played, with the won part in brass.
 * Hidden from screen readers: the text beside it says the same.
 */
export function WinBar({ wins, matches, maxMatches }: Props) {
  const percent = (part: number) => `${maxMatches === 0 ? 0 : (100 * part) / maxMatches}%` as const
  return (
    <View aria-hidden style={[styles.groove, FIXED_COLOURS]}>
      <View style={[styles.bar, { width: percent(matches), backgroundColor: walnut.light }]} />
      <View style={[styles.bar, { width: percent(wins) }]}>
        <Gradient colours={[brass.light, brass.middle, brass.dark]} radius={BAR_HEIGHT / 2} />
      </View>
    </View>
  )
}

const BAR_HEIGHT = 10

const styles = StyleSheet.create({
  groove: {
    height: BAR_HEIGHT + 4,
    borderRadius: BAR_HEIGHT,
    backgroundColor: recess,
    overflow: 'hidden',
  },
  bar: {
    position: 'absolute',
    left: 2,
    top: 2,
    height: BAR_HEIGHT,
    maxWidth: '99%',
    borderRadius: BAR_HEIGHT / 2,
    overflow: 'hidden',
  },
})
