import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import {
  FORMAT_KINDS,
  MOVES,
  ONE_DIE_RULES,
  PRESETS,
  rangeOf,
  SCORINGS,
  TILE_COUNTS,
  type Format,
  type FormatKind,
  type Rules,
} from '@/engine'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { useIsRoomy } from '../ui/roomy'
import { Segments } from '../ui/segments'
import { Heading, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import { FormatFields } from './format-fields'
import { exampleLeft } from '../rules/example'
import { formatSentence, scoringSentence } from '../rules/rules-sentences'

type Props = {
  readonly rules: Rules
  readonly onRules: (rules: Rules) => void
  /** Called when a number field becomes invalid (true) or valid again (false). */
  readonly onWrong: (isWrong: boolean) => void
}

/** The initial numbers of a format: those of the first preset that has it. */
const initialFormat = (kind: FormatKind): Format =>
  PRESETS.find(({ rules }) => rules.format.kind === kind)!.rules.format

/** Lowers the format's limit or target to the maximum that the other options allow. */
function fitFormat(rules: Rules): Rules {
  const { format } = rules
  if (!('limit' in format) && !('target' in format)) return rules
  const name = 'limit' in format ? 'limit' : 'target'
  const { max } = rangeOf(name, rules)
  const value = 'limit' in format ? format.limit : format.target
  return { ...rules, format: { ...format, [name]: Math.min(value, max) } }
}

/** The score of the example by these rules. */
const scored = (rules: Rules) => formatNumber(exampleLeft(rules).score)

/** The form for house rules: every option, with a sentence that explains the chosen value. */
export function HouseRulesForm({ rules, onRules, onWrong }: Props) {
  const words = useWords()
  const { houseRules } = words
  const change = (part: Partial<Rules>) => onRules(fitFormat({ ...rules, ...part }))
  return (
    <View style={styles.form}>
      <Choice title={houseRules.tiles.title} sentence={houseRules.tiles.sentence(rules.tiles)}>
        <Segments
          label={houseRules.tiles.title}
          isLabelSeen
          value={rules.tiles}
          onChange={(tiles) => change({ tiles })}
          options={TILE_COUNTS.map((value) => ({ value, label: houseRules.tiles.option(value) }))}
        />
      </Choice>
      <Choice title={houseRules.moves.title} sentence={houseRules.moves.sentence[rules.moves]}>
        <Segments
          label={houseRules.moves.title}
          isLabelSeen
          value={rules.moves}
          onChange={(moves) => change({ moves })}
          options={MOVES.map((value) => ({ value, label: houseRules.moves[value] }))}
        />
      </Choice>
      <Choice title={houseRules.oneDie.title} sentence={houseRules.oneDie.sentence[rules.oneDie]}>
        <Segments
          label={houseRules.oneDie.title}
          isLabelSeen
          value={rules.oneDie}
          onChange={(oneDie) => change({ oneDie })}
          options={ONE_DIE_RULES.map((value) => ({ value, label: houseRules.oneDie[value] }))}
        />
      </Choice>
      <Choice
        title={houseRules.mayStop.title}
        sentence={houseRules.mayStop.sentence[rules.mayStop ? 'yes' : 'no']}
      >
        <Segments
          label={houseRules.mayStop.title}
          isLabelSeen
          value={rules.mayStop ? 'yes' : 'no'}
          onChange={(value) => change({ mayStop: value === 'yes' })}
          options={[
            { value: 'no', label: houseRules.mayStop.no },
            { value: 'yes', label: houseRules.mayStop.yes },
          ]}
        />
      </Choice>
      <Choice title={houseRules.scoring.title} sentence={scoringSentence(rules, words)}>
        <Segments
          label={houseRules.scoring.title}
          isLabelSeen
          value={rules.scoring}
          onChange={(scoring) => change({ scoring })}
          options={SCORINGS.map((value) => ({
            value,
            label: houseRules.scoring[value](scored({ ...rules, scoring: value })),
          }))}
        />
      </Choice>
      <Choice title={houseRules.format.title} sentence={formatSentence(rules.format, words)}>
        <Segments
          label={houseRules.format.title}
          isLabelSeen
          value={rules.format.kind}
          onChange={(kind) => change({ format: initialFormat(kind) })}
          options={FORMAT_KINDS.map((value) => ({ value, label: houseRules.format[value] }))}
        />
        <FormatFields rules={rules} onFormat={(format) => change({ format })} onWrong={onWrong} />
      </Choice>
    </View>
  )
}

type ChoiceProps = {
  readonly title: string
  readonly sentence: string
  readonly children: ReactNode
}

function Choice({ title, sentence, children }: ChoiceProps) {
  const { card } = useTheme()
  return (
    <View style={[styles.choice, useIsRoomy() && [styles.onCard, { backgroundColor: card }]]}>
      <Heading>{title}</Heading>
      {children}
      <Note>{sentence}</Note>
    </View>
  )
}

const styles = StyleSheet.create({
  // As many columns as fit.
  form: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l },
  choice: { flexGrow: 1, flexShrink: 1, flexBasis: 320, minWidth: 0, gap: SPACE.s },
  onCard: { padding: SPACE.m, borderRadius: RADIUS.l },
})
