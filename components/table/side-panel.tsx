import { StyleSheet, Text, View } from 'react-native'
import type { Rules } from '@/engine'
import { useWords } from '@/i18n'
import { rulesIdOf } from '@/model/rules-id'
import { rulesName } from '../rules/rules-name'
import { formatSentence } from '../rules/rules-sentences'
import { hasKeyboard } from '../ui/has-keyboard'
import { Heading, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'

/** Shows beside a large table what is played: the rules in short, and the keys where there are any. */
export function SidePanel({ rules }: { readonly rules: Rules }) {
  const words = useWords()
  const { card } = useTheme()
  return (
    <View style={[styles.panel, { backgroundColor: card }]}>
      <View>
        <Heading style={styles.title}>{rulesName(rulesIdOf(rules), words)}</Heading>
        <Note>{words.houseRules.moves.sentence[rules.moves]}</Note>
        <Note>{formatSentence(rules.format, words)}</Note>
      </View>
      {hasKeyboard() ? <Keys tiles={rules.tiles} /> : null}
    </View>
  )
}

function Keys({ tiles }: { readonly tiles: number }) {
  const { keys } = useWords().play
  const { ink, softInk, cardEdge } = useTheme()
  const rows = [
    [keys.space, keys.throws],
    [keys.digits(tiles), keys.chooses],
    [keys.enter, keys.shuts],
    [keys.backspace, keys.takesBack],
  ] as const
  return (
    <View role="group" aria-label={keys.title} style={styles.keys}>
      {rows.map(([key, deed]) => (
        <View key={key} style={styles.pair}>
          <Text style={[styles.key, { color: ink, borderColor: cardEdge }]}>{key}</Text>
          <Text style={[styles.deed, { color: softInk }]}>{deed}</Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.m, padding: SPACE.m, paddingHorizontal: SPACE.l, borderRadius: RADIUS.m },
  title: { fontSize: 18, lineHeight: 24 },
  keys: { flexDirection: 'row', flexWrap: 'wrap', rowGap: SPACE.s },
  pair: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, width: '50%' },
  key: {
    fontSize: 12,
    lineHeight: 16,
    fontWeight: '600',
    borderWidth: 1,
    borderBottomWidth: 2,
    borderRadius: 5,
    paddingHorizontal: 6,
    paddingVertical: 1,
  },
  deed: { fontSize: 13, lineHeight: 18 },
})
