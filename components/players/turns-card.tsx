import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { formatAverage, formatNumber } from '@/i18n/numbers/format-number'
import type { RulesFigures } from '@/model/statistics'
import { Card } from '../ui/card'
import { Gradient } from '../ui/gradient'
import { FIXED_COLOURS } from '../ui/fixed-colours'
import { Body, Heading, Note } from '../ui/text'
import { brass, ivory, recess, SPACE } from '../ui/theme'
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

/** Both as shares of the whole bar. */
type BarProps = { readonly best: number; readonly average: number }

/**
 * A bar for the average, with a pin at the best value.
 * Hidden from screen readers: the text beside it says the same.
 */
function TurnBar({ best, average }: BarProps) {
  const percent = (share: number) => `${100 * share}%` as const
  return (
    <View aria-hidden style={[styles.groove, FIXED_COLOURS]}>
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
  rules: { gap: SPACE.xs, paddingVertical: SPACE.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.m },
  name: { flexGrow: 1, flexShrink: 1, fontWeight: '600' },
  grow: { flexGrow: 1 },
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
