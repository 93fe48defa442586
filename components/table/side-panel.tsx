import { StyleSheet, View } from 'react-native'
import type { Rules } from '@/engine'
import { useWords } from '@/i18n'
import { rulesIdOf } from '@/model/rules-id'
import { rulesName } from '../rules/rules-name'
import { formatSentence } from '../rules/rules-sentences'
import { useHasKeyboard } from '../ui/has-keyboard'
import { Heading, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import { KeyList } from './key-list'

type Props = {
  readonly rules: Rules
  /** Keys play, too. */
  readonly hasKeys: boolean
}

/** Shows beside a large table what is played: the rules in short, and the keys where there are any. */
export function SidePanel({ rules, hasKeys }: Props) {
  const words = useWords()
  const { card } = useTheme()
  const hasKeyboard = useHasKeyboard()
  return (
    <View style={[styles.panel, { backgroundColor: card }]}>
      <View>
        <Heading style={styles.title}>{rulesName(rulesIdOf(rules), words)}</Heading>
        <Note>{words.houseRules.moves.sentence[rules.moves]}</Note>
        <Note>{formatSentence(rules.format, words)}</Note>
      </View>
      {hasKeys && hasKeyboard ? <KeyList tiles={rules.tiles} /> : null}
    </View>
  )
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.m, padding: SPACE.m, paddingHorizontal: SPACE.l, borderRadius: RADIUS.m },
  title: { fontSize: 18, lineHeight: 24 },
})
