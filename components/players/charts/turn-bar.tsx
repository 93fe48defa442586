import { StyleSheet, View } from 'react-native'
import { Gradient } from '../../ui/gradient'
import { brass, ivory, recess } from '../../ui/theme'

type Props = { readonly best: number; readonly average: number; readonly highest: number }

/** An average as a bar of ivory, and a brass pin where the best was. Beside words that say it. */
export function TurnBar({ best, average, highest }: Props) {
  const percent = (part: number) => `${(100 * part) / Math.max(highest, 1)}%` as const
  return (
    <View aria-hidden style={styles.groove}>
      <View style={styles.track}>
        <View style={[styles.bar, { width: percent(average) }]}>
          <Gradient colours={[ivory.light, ivory.dark]} radius={4} />
        </View>
        <View style={[styles.pin, { left: percent(best) }]}>
          <Gradient colours={[brass.light, brass.middle, brass.dark]} radius={PIN / 2} />
        </View>
      </View>
    </View>
  )
}

const PIN = 16

const styles = StyleSheet.create({
  groove: {
    height: 20,
    justifyContent: 'center',
    paddingHorizontal: PIN / 2 + 2,
    borderRadius: 10,
    backgroundColor: recess,
  },
  track: { height: PIN, justifyContent: 'center' },
  bar: { height: 10, borderRadius: 4, overflow: 'hidden' },
  pin: {
    position: 'absolute',
    width: PIN,
    height: PIN,
    marginLeft: -PIN / 2,
    borderRadius: PIN / 2,
    borderWidth: 1.5,
    borderColor: '#3b2410',
    overflow: 'hidden',
  },
})
