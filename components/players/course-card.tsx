import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { formatAverage } from '@/i18n/numbers/format-number'
import type { RulesFigures } from '@/model/statistics'
import { CourseChart } from './charts/course-chart'
import { Card } from '../ui/card'
import { ChoiceChips } from '../ui/choice-chips'
import { Heading, Note } from '../ui/text'
import { SPACE } from '../ui/theme'
import { rulesTitles } from '../rules/rules-name'

/** A screen reader reads only this many of the latest scores. */
const MAX_SPOKEN_SCORES = 12

/** A chart of a person's scores match by match, for one chosen set of rules. */
export function CourseCard({ byRules }: { readonly byRules: readonly RulesFigures[] }) {
  const words = useWords()
  const { course } = words.players
  const [chosen, setChosen] = useState<string>()
  const titles = rulesTitles(
    byRules.map(({ rules }) => rules),
    words,
  )
  const index = Math.max(
    0,
    byRules.findIndex(({ key }) => key === chosen),
  )
  const figures = byRules[index]
  if (!figures) return null
  const average = formatAverage(figures.average)
  const scores = figures.course.slice(-MAX_SPOKEN_SCORES).map(formatAverage)
  return (
    <Card label={course.title}>
      <Heading>{course.title}</Heading>
      {byRules.length > 1 ? (
        <ChoiceChips
          label={course.choose}
          options={byRules.map(({ key }, at) => ({ value: key, label: titles[at]! }))}
          value={figures.key}
          onChange={setChosen}
        />
      ) : (
        <Note>{titles[0]}</Note>
      )}
      <CourseChart
        values={figures.course}
        average={figures.average}
        label={course.withAverage(course.label[figures.measure](titles[index]!, scores), average)}
      />
      <View style={styles.foot}>
        <Note style={styles.about}>{course.about[figures.measure]}</Note>
        <Note style={styles.strong}>{course.average(average)}</Note>
      </View>
    </Card>
  )
}

const styles = StyleSheet.create({
  foot: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m },
  about: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
  strong: { fontWeight: '700' },
})
