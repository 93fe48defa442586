import { StyleSheet, View } from 'react-native'
import { MiniBox } from '../box/mini-box'
import { Pressable } from '../ui/pressable'
import { useTypeScale } from '../ui/roomy'
import { Heading, Note } from '../ui/text'
import { useIsTextLarge } from '../ui/text-scale'
import { SPACE, useTheme } from '../ui/theme'
import type { RadioProps } from '../ui/use-radios'
import type { RulesOption } from './rules-option'

type Props = {
  readonly option: RulesOption
  readonly radio: RadioProps
}

/**
 * A set of rules in one compact row: a small box, the name, a line, and the minutes. In large text the words have the
 * whole width, below the other two.
 */
export function RulesRow({ option, radio }: Props) {
  const { name, line, minutes, players, tiles, open, isFitting } = option
  const { card, cardEdge, accent, ink, softInk } = useTheme()
  const scale = useTypeScale()
  const isTextLarge = useIsTextLarge()
  const isChosen = radio['aria-checked']
  const words = (
    <View style={isTextLarge ? styles.wholeWidth : styles.words}>
      <Heading aria-level={3} style={[styles.name, { color: isFitting ? ink : softInk }]}>
        {name}
      </Heading>
      <Note style={styles.line}>{line}</Note>
    </View>
  )
  return (
    <Pressable
      {...radio}
      aria-label={option.label}
      style={[
        styles.row,
        { backgroundColor: card, borderColor: isChosen ? accent : cardEdge },
        isChosen && styles.chosen,
        isTextLarge && styles.largeText,
      ]}
      pressedStyle={styles.pressed}
    >
      <View style={!isFitting && styles.dimmed}>
        <MiniBox look="framed" tiles={tiles} open={open} width={Math.round(76 * scale)} />
      </View>
      {isTextLarge ? null : words}
      <Note style={[styles.meta, !isFitting && styles.strong]}>
        {isFitting ? minutes : players}
      </Note>
      {isTextLarge ? words : null}
    </Pressable>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    minHeight: 54,
    paddingVertical: 6,
    paddingHorizontal: SPACE.m,
    borderWidth: 1,
    borderRadius: 14,
  },
  // Less padding makes up for the wider border, so that the text does not move.
  chosen: { borderWidth: 2, paddingVertical: 5, paddingHorizontal: SPACE.m - 1 },
  pressed: { opacity: 0.85 },
  dimmed: { opacity: 0.4 },
  words: { flex: 1, minWidth: 0 },
  largeText: { flexWrap: 'wrap', justifyContent: 'space-between', rowGap: SPACE.xs },
  wholeWidth: { width: '100%' },
  name: { fontSize: 17, lineHeight: 22 },
  line: { lineHeight: 18 },
  meta: { textAlign: 'right' },
  strong: { fontWeight: '700' },
})
