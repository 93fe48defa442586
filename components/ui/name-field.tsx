import { StyleSheet, TextInput } from 'react-native'
import { LONGEST_NAME } from '@/engine'
import { SPACE, TOUCH, useTheme } from './theme'

type Props = {
  readonly label: string
  readonly value: string
  readonly isWrong: boolean
  readonly isFocusedFirst?: boolean
  readonly onChange: (name: string) => void
  readonly onDone?: () => void
}

/** Somebody's name, to be typed over. */
export function NameField({ label, value, isWrong, isFocusedFirst, onChange, onDone }: Props) {
  const { ink, danger, cardEdge } = useTheme()
  return (
    <TextInput
      aria-label={label}
      aria-invalid={isWrong}
      value={value}
      onChangeText={onChange}
      onSubmitEditing={onDone}
      autoFocus={isFocusedFirst}
      selectTextOnFocus
      autoCapitalize="words"
      autoCorrect={false}
      returnKeyType="done"
      // One more than is allowed, so that too long is said and not silently cut.
      maxLength={LONGEST_NAME + 1}
      style={[styles.name, { color: ink, borderBottomColor: isWrong ? danger : cardEdge }]}
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
