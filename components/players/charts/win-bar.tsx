import { StyleSheet, View } from 'react-native'
import { Gradient } from '../../ui/gradient'
import { brass, recess, walnut } from '../../ui/theme'

type Props = {
  readonly wins: number
  readonly matches: number
  /** The most that anybody has played: the whole length. */
  readonly most: number
}

/** As long as somebody has played often, in wood; brass as far as they have won. Beside words that say it. */
export function WinBar({ wins, matches, most }: Props) {
  const percent = (part: number) => `${most === 0 ? 0 : (100 * part) / most}%` as const
  return (
    <View aria-hidden style={styles.groove}>
      <View style={[styles.bar, { width: percent(matches), backgroundColor: walnut.light }]} />
      <View style={[styles.bar, { width: percent(wins) }]}>
        <Gradient colours={[brass.light, brass.middle, brass.dark]} radius={HIGH / 2} />
      </View>
    </View>
  )
}

const HIGH = 10

const styles = StyleSheet.create({
  groove: {
    height: HIGH + 4,
    borderRadius: HIGH,
    backgroundColor: recess,
    overflow: 'hidden',
  },
  bar: {
    position: 'absolute',
    left: 2,
    top: 2,
    height: HIGH,
    maxWidth: '99%',
    borderRadius: HIGH / 2,
    overflow: 'hidden',
  },
})
