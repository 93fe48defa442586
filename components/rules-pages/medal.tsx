import { StyleSheet, Text, View } from 'react-native'
import type { Format } from '@/engine'
import { formatNumber } from '@/i18n/numbers/format-number'
import { ChipStack } from '../table/poker-chips'
import { Gradient } from '../ui/gradient'
import { brass, brassFace, DISPLAY_FACE } from '../ui/theme'

const SIZE = 50

/** The characteristic number of a match: its rounds, limit or target. */
function figureOf(format: Exclude<Format, { kind: 'stakes' }>): string {
  switch (format.kind) {
    case 'rounds':
      return `${format.rounds}×`
    case 'first-to-lose':
    case 'knockout':
      return formatNumber(format.limit)
    case 'target':
      return formatNumber(format.target)
  }
}

type Props = { readonly format: Format; readonly scale: number }

/** Shows the format as a number on a brass disc, or as a stack of chips; hidden from screen readers. */
export function Medal({ format, scale }: Props) {
  const size = SIZE * scale
  if (format.kind === 'stakes') return <ChipStack count={format.stake + 1} size={0.96 * size} />
  const figure = figureOf(format)
  const fontSize = Math.floor(Math.min(21 * scale, (size * 1.5) / figure.length))
  return (
    <View aria-hidden style={[styles.disc, { width: size, height: size, borderRadius: size / 2 }]}>
      <Gradient colours={brassFace.surface} radius={size / 2} />
      <View style={[styles.rim, { borderRadius: size / 2 }]} />
      <Text allowFontScaling={false} style={[styles.figure, { fontSize }]}>
        {figure}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  disc: {
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '0px 2px 5px rgba(0,0,0,0.4)',
  },
  rim: {
    position: 'absolute',
    top: 3,
    right: 3,
    bottom: 3,
    left: 3,
    borderWidth: 1,
    borderColor: brass.dark,
  },
  figure: { fontFamily: DISPLAY_FACE, color: brassFace.ink },
})
