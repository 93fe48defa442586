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
  readonly space: PageSpace
}

/** A summary of the rules in four rows, each with a small picture. */
export function RuleList({ rules, isWide = false, space }: Props) {
  const words = useRulesPageWords()
  const { card } = useTheme()
  return (
    <View
      style={[styles.list, { backgroundColor: card }, isWide ? styles.wide : LIST_STYLES[space]]}
    >
      {ruleRows(rules, words).map((row) => (
        <View key={row.part} style={isWide && styles.half}>
          <Row {...{ ...row, rules, space }} />
        </View>
      ))}
    </View>
  )
}

function Row({ part, title, text, rules, space }: RuleRow & Omit<Props, 'isWide'>) {
  const { ink } = useTheme()
  const isBelow = part === 'moves'
  const picture = <RulePicture {...{ part, rules, scale: PICTURE_SCALES[space] }} />
  return (
    <View style={isBelow ? { gap: PICTURE_GAPS[space] } : styles.row}>
      {isBelow ? null : picture}
      <View style={!isBelow && styles.words}>
        <Heading style={TITLE_STYLES[space]}>{title}</Heading>
        <Note style={[{ color: ink }, TEXT_STYLES[space]]}>{text}</Note>
      </View>
      {isBelow ? picture : null}
    </View>
  )
}

const PICTURE_SCALES: Readonly<Record<PageSpace, number>> = {
  roomy: 1.5,
  ample: 1,
  tight: 1,
  least: 0.8,
}
const PICTURE_GAPS: Readonly<Record<PageSpace, number>> = {
  roomy: 10,
  ample: 6,
  tight: 3,
  least: 3,
}

const styles = StyleSheet.create({
  list: { borderRadius: RADIUS.l },
  wide: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, rowGap: SPACE.l, padding: SPACE.l },
  half: { flexGrow: 1, flexBasis: '45%', minWidth: 260 },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flex: 1, minWidth: 0 },
})

const LIST_STYLES = StyleSheet.create({
  roomy: { gap: SPACE.l, padding: SPACE.l },
  ample: { gap: SPACE.s, padding: SPACE.m },
  tight: { gap: 5, paddingVertical: SPACE.s, paddingHorizontal: SPACE.m },
  least: { gap: 3, paddingVertical: 6, paddingHorizontal: SPACE.m },
})

const TITLE_STYLES = StyleSheet.create({
  roomy: { fontSize: 22, lineHeight: 28 },
  ample: { fontSize: 17, lineHeight: 22 },
  tight: { fontSize: 16, lineHeight: 20 },
  least: { fontSize: 16, lineHeight: 20 },
})

const TEXT_STYLES = StyleSheet.create({
  roomy: { fontSize: 18, lineHeight: 25 },
  // As on other pages: larger where there is room.
  ample: {},
  tight: { fontSize: 13, lineHeight: 17 },
  least: { fontSize: 13, lineHeight: 17 },
})
