import { StyleSheet, View } from 'react-native'
import type { Rules } from '@/engine'
import { useWords } from '@/i18n'
import { playersOf } from '@/model/rules-id'
import { MiniBox } from '../box/mini-box'
import { rulesInShort } from '../rules/rules-difference'
import { seatingFacts } from '../rules/rules-facts'
import { Body, Heading, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import { picturedTiles } from './preset-pictures'

type Props = { readonly rules: Rules; readonly seated: number }

/** A card with the rules in short: the nearest preset, the differences, players and minutes. */
export function RulesSummary({ rules, seated }: Props) {
  const words = useWords()
  const { card, accent } = useTheme()
  return (
    <View
      role="region"
      aria-label={words.houseRules.summary}
      style={[styles.card, { backgroundColor: card, borderColor: accent }]}
    >
      <MiniBox look="framed" tiles={rules.tiles} open={picturedTiles(rules)} width={120} />
      <View style={styles.words}>
        <Heading>{words.houseRules.summary}</Heading>
        <Note>{seatingFacts(rules, playersOf(rules), seated, words)}</Note>
        <Body>{rulesInShort(rules, words)}</Body>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.m,
    padding: SPACE.m,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
})
