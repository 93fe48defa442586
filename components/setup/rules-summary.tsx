import { StyleSheet, View } from 'react-native'
import type { Rules } from '@/engine'
import { useWords } from '@/i18n'
import { Body, Heading } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import { rulesSentences } from '../rules/rules-sentences'

/** A card with the rules in words. */
export function RulesSummary({ rules }: { readonly rules: Rules }) {
  const words = useWords()
  const { card, cardEdge } = useTheme()
  return (
    <View
      role="region"
      aria-label={words.houseRules.summary}
      style={[styles.card, { backgroundColor: card, borderColor: cardEdge }]}
    >
      <Heading>{words.houseRules.summary}</Heading>
      <Body>{rulesSentences(rules, words).join(' ')}</Body>
    </View>
  )
}

const styles = StyleSheet.create({
  card: { gap: SPACE.s, padding: SPACE.l, borderWidth: 1, borderRadius: RADIUS.m },
})
