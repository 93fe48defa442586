import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { formatAverage, formatNumber } from '@/i18n/format-number'
import type { RulesFigures } from '@/model/statistics'
import { TurnBar } from './charts/turn-bar'
import { Card } from '../ui/card'
import { Body, Heading, Note } from '../ui/text'
import { SPACE } from '../ui/theme'
import { rulesTitles } from '../rules/rules-name'

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
      {byRules.map(({ key, measure, count, average, best }, index) => (
        <View key={key} style={styles.rules}>
          <View style={styles.line}>
            <Body style={styles.name}>{titles[index]}</Body>
            <Note>{labels.count[measure](count)}</Note>
          </View>
          <TurnBar best={best} average={average} highest={average * SCALE_PER_AVERAGE} />
          <View style={styles.line}>
            <Note style={styles.grow}>{labels.best[measure](formatNumber(best))}</Note>
            <Note>{labels.average(formatAverage(average))}</Note>
          </View>
        </View>
      ))}
    </Card>
  )
}

/**
 * The scale of a bar ends at this multiple of its average: each set of rules has a scale of its
 * own, as scores by different rules cannot be compared.
 */
const SCALE_PER_AVERAGE = 1.25

const styles = StyleSheet.create({
  rules: { gap: SPACE.xs, paddingVertical: SPACE.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.m },
  name: { flexGrow: 1, flexShrink: 1, fontWeight: '600' },
  grow: { flexGrow: 1 },
})
