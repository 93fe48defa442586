import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { formatAverage, formatNumber } from '@/i18n/numbers/format-number'
import type { RulesFigures } from '@/model/statistics'
import { TurnBar } from './charts/turn-bar'
import { Card } from '../ui/card'
import { Body, Heading, Note } from '../ui/text'
import { SPACE } from '../ui/theme'
import { rulesTitles } from '../rules/rules-name'
import { turnShare } from './turn-scale'

/** The person's best and average score for each set of rules. */
export function TurnsCard({ byRules }: { readonly byRules: readonly RulesFigures[] }) {
  const words = useWords()
  const { byRules: labels } = words.players
  if (byRules.length === 0) return null
  const titles = rulesTitles(
    byRules.map(({ rules }) => rules),
    words,
  )
  return (
    <Card label={labels.title}>
      <Heading>{labels.title}</Heading>
      {byRules.map(({ key, rules, measure, count, average, best }, index) => (
        <View key={key} style={styles.rules}>
          <View style={styles.line}>
            <Body style={styles.name}>{titles[index]}</Body>
            <Note>{labels.count[measure](count)}</Note>
          </View>
          <TurnBar best={turnShare(rules, best)} average={turnShare(rules, average)} />
          <View style={styles.line}>
            <Note style={styles.grow}>{labels.best[measure](formatNumber(best))}</Note>
            <Note>{labels.average(formatAverage(average))}</Note>
          </View>
        </View>
      ))}
    </Card>
  )
}

const styles = StyleSheet.create({
  rules: { gap: SPACE.xs, paddingVertical: SPACE.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.m },
  name: { flexGrow: 1, flexShrink: 1, fontWeight: '600' },
  grow: { flexGrow: 1 },
})
