import { StyleSheet, TextInput } from 'react-native'
import { LONGEST_NAME } from '@/engine'
import { SPACE, TOUCH, useTheme } from './theme'

type Props = {
  readonly label: string
  readonly value: string
  readonly isWrong: boolean
  readonly onChange: (name: string) => void
  readonly onDone?: () => void
}

/** Renders the text field for a player's name. */
export function NameField({ label, value, isWrong, onChange, onDone }: Props) {
  const { ink, danger, softInk } = useTheme()
  return (
    <TextInput
      aria-label={label}
      aria-invalid={isWrong}
      value={value}
      onChangeText={onChange}
      onSubmitEditing={onDone}
      selectTextOnFocus
      autoCapitalize="words"
      autoCorrect={false}
      returnKeyType="done"
      // One more than is allowed, so that a long name is reported and not silently truncated.
      maxLength={LONGEST_NAME + 1}
      style={[styles.name, { color: ink, borderBottomColor: isWrong ? danger : softInk }]}
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
