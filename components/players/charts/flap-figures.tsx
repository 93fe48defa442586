import { StyleSheet, Text, View } from 'react-native'
import { formatNumber, spokenText } from '@/i18n/numbers/format-number'
import { Gradient } from '../../ui/gradient'
import { FIXED_COLOURS } from '../../ui/fixed-colours'
import {
  brass,
  DISPLAY_FACE,
  ivory,
  onFelt,
  recess,
  RADIUS,
  SPACE,
  useTheme,
  walnut,
} from '../../ui/theme'

type Figure = { readonly name: string; readonly value: number }

type Props = {
  readonly figures: readonly Figure[]
  /** The accessible label, with all figures in one sentence. */
  readonly label: string
}

/** Figures drawn on the flaps of a box, each with its name below; a 0 is a shut flap. */
export function FlapFigures({ figures, label }: Props) {
  return (
    <View
      role="img"
      accessible
      aria-label={spokenText(label)}
      style={[styles.frame, FIXED_COLOURS]}
    >
      <Gradient colours={[walnut.light, walnut.middle, walnut.dark]} radius={RADIUS.m} />
      <View aria-hidden style={styles.row}>
        {figures.map((figure) => (
          <Flap key={figure.name} {...figure} />
        ))}
      </View>
    </View>
  )
}

function Flap({ name, value }: Figure) {
  const { felt } = useTheme()
  const isStanding = value > 0
  return (
    <View style={styles.figure}>
      <View style={styles.recess}>
        <View style={[styles.flap, isStanding ? styles.standing : styles.shut]}>
          {isStanding ? (
            <Gradient colours={[ivory.light, ivory.middle, ivory.dark]} radius={5} />
          ) : null}
          <Text
            maxFontSizeMultiplier={1.3}
            style={[styles.value, !isStanding && styles.shutValue, value > 999 && styles.long]}
          >
            {formatNumber(value)}
          </Text>
        </View>
      </View>
      <View style={styles.rail}>
        <Gradient colours={[brass.light, brass.middle, brass.dark]} />
      </View>
      <View style={[styles.felt, { backgroundColor: felt.dark }]}>
        <Text style={styles.name}>{name}</Text>
      </View>
    </View>
  )
}

const FLAP_HEIGHT = 62

const styles = StyleSheet.create({
  frame: {
    alignSelf: 'stretch',
    padding: 9,
    borderRadius: RADIUS.m,
    overflow: 'hidden',
    boxShadow: '0px 8px 20px rgba(0,0,0,0.35)',
  },
  row: { flexDirection: 'row', flexWrap: 'wrap', borderRadius: 5, overflow: 'hidden' },
  // As wide as its name: with large text the figures wrap into two rows.
  figure: { flexGrow: 1, flexBasis: 'auto', minWidth: 58 },
  recess: {
    minHeight: FLAP_HEIGHT + SPACE.s,
    paddingTop: SPACE.s,
    justifyContent: 'flex-end',
    paddingHorizontal: 3,
    backgroundColor: recess,
  },
  flap: {
    alignItems: 'center',
    justifyContent: 'center',
    borderTopLeftRadius: 5,
    borderTopRightRadius: 5,
    overflow: 'hidden',
  },
  standing: { minHeight: FLAP_HEIGHT },
  shut: { minHeight: 26, backgroundColor: '#5b341e' },
  value: { fontFamily: DISPLAY_FACE, fontSize: 30, lineHeight: 38, color: ivory.ink },
  shutValue: { fontSize: 16, lineHeight: 20, color: ivory.dark },
  long: { fontSize: 20, lineHeight: 26 },
  rail: { height: 5 },
  felt: { flexGrow: 1, paddingHorizontal: SPACE.xs, paddingVertical: 7 },
  name: { fontSize: 13, lineHeight: 17, color: onFelt.ink, textAlign: 'center' },
})
