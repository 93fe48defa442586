import { StyleSheet, View } from 'react-native'
import { Gradient } from '../../ui/gradient'
import { OWN_PAINT } from '../../ui/own-paint'
import { brass, ivory, recess } from '../../ui/theme'

/** Both as shares of the whole bar. */
type Props = { readonly best: number; readonly average: number }

/**
 * A bar for the average, with a pin at the best value.
 * Hidden from screen readers: the text beside it says the same.
 */
export function TurnBar({ best, average }: Props) {
  const percent = (share: number) => `${100 * share}%` as const
  return (
    <View aria-hidden style={[styles.groove, OWN_PAINT]}>
      <View style={styles.track}>
        <View style={[styles.bar, { width: percent(average) }]}>
          <Gradient colours={[ivory.light, ivory.dark]} radius={4} />
        </View>
        <View style={[styles.pin, { left: percent(best) }]}>
          <Gradient colours={[brass.light, brass.middle, brass.dark]} radius={PIN_SIZE / 2} />
        </View>
      </View>
    </View>
  )
}

const PIN_SIZE = 16

const styles = StyleSheet.create({
  groove: {
    height: 20,
    justifyContent: 'center',
    paddingHorizontal: PIN_SIZE / 2 + 2,
    borderRadius: 10,
    backgroundColor: recess,
  },
  track: { height: PIN_SIZE, justifyContent: 'center' },
  bar: { height: 10, borderRadius: 4, overflow: 'hidden' },
  pin: {
    position: 'absolute',
    width: PIN_SIZE,
    height: PIN_SIZE,
    marginLeft: -PIN_SIZE / 2,
    borderRadius: PIN_SIZE / 2,
    borderWidth: 1.5,
    borderColor: '#3b2410',
    overflow: 'hidden',
  },
})
