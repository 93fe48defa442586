import { StyleSheet, View } from 'react-native'
import type { Rules } from '@/engine'
import { useRulesPageWords } from '@/i18n/rules-pages'
import { Heading, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import type { PageSpace } from './page-sizes'
import { RulePicture } from './rule-picture'
import { ruleRows, type RuleRow } from './rule-rows'

type Props = {
  readonly rules: Rules
  /** In two columns. */
  readonly isWide?: boolean
  /** Where it is not ample, text and gaps are smaller. */
  readonly space?: PageSpace
}

/** A summary of the rules in four rows, each with a small picture. */
export function RuleList({ rules, isWide = false, space = 'ample' }: Props) {
  const words = useRulesPageWords()
  const { card } = useTheme()
  const isTight = space !== 'ample'
  return (
    <View
      style={[
        styles.list,
        { backgroundColor: card },
        isWide && styles.wide,
        isTight && styles.tight,
        space === 'least' && styles.least,
      ]}
    >
      {ruleRows(rules, words).map((row) => (
        <View key={row.part} style={isWide && styles.half}>
          <Row {...{ ...row, rules, space }} />
        </View>
      ))}
    </View>
  )
}

function Row({ part, title, text, rules, space }: RuleRow & Required<Omit<Props, 'isWide'>>) {
  const isTight = space !== 'ample'
  const { ink } = useTheme()
  const isBelow = part === 'moves'
  const picture = <RulePicture {...{ part, rules, space }} />
  return (
    <View style={isBelow ? [styles.above, isTight && styles.nearer] : styles.row}>
      {isBelow ? null : picture}
      <View style={!isBelow && styles.words}>
        <Heading style={[styles.title, isTight && styles.smallTitle]}>{title}</Heading>
        <Note style={[{ color: ink }, isTight && styles.small]}>{text}</Note>
      </View>
      {isBelow ? picture : null}
    </View>
  )
}

const styles = StyleSheet.create({
  list: { gap: SPACE.s, padding: SPACE.m, borderRadius: RADIUS.l },
  wide: { flexDirection: 'row', flexWrap: 'wrap', rowGap: SPACE.l, padding: SPACE.l },
  half: { flexGrow: 1, flexBasis: '45%', minWidth: 260 },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  above: { gap: 6 },
  words: { flex: 1, minWidth: 0 },
  title: { fontSize: 17, lineHeight: 22 },
  tight: { gap: 5, paddingVertical: SPACE.s },
  least: { gap: 3, paddingVertical: 6 },
  nearer: { gap: 3 },
  smallTitle: { fontSize: 16, lineHeight: 20 },
  small: { fontSize: 13, lineHeight: 17 },
})
