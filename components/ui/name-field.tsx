import { StyleSheet, TextInput } from 'react-native'
import { LONGEST_NAME } from '@/engine'
import { KEPT_ON_ENTER } from './kept-on-enter'
import type { FieldProblem } from './problem'
import { SPACE, TOUCH, useTheme } from './theme'

type Props = {
  readonly label: string
  readonly value: string
  /** Props that link the field to its error. */
  readonly problem: FieldProblem['field']
  readonly onChange: (name: string) => void
  readonly onDone?: () => void
}

/** Renders the text field for a player's name. */
export function NameField({ label, value, problem, onChange, onDone }: Props) {
  const { ink, danger, softInk } = useTheme()
  return (
    <TextInput
      aria-label={label}
      {...problem}
      {...KEPT_ON_ENTER}
      value={value}
      onChangeText={onChange}
      onSubmitEditing={onDone}
      selectTextOnFocus
      autoCapitalize="words"
      autoCorrect={false}
      returnKeyType="done"
      // One more than allowed, so that a long name is reported instead of truncated.
      maxLength={LONGEST_NAME + 1}
      style={[
        styles.name,
        { color: ink, borderBottomColor: problem['aria-invalid'] ? danger : softInk },
      ]}
    />
  )
}

const styles = StyleSheet.create({
  name: {
    flex: 1,
    minWidth: 0,
    minHeight: TOUCH,
    fontSize: 19,
    fontWeight: '600',
    borderBottomWidth: 1,
    paddingVertical: SPACE.s,
    paddingHorizontal: 0,
  },
})
