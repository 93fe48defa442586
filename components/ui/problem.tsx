import { useId } from 'react'
import { Platform, type StyleProp, type TextStyle } from 'react-native'
import { Note } from './text'
import { useTheme } from './theme'
import { useAnnouncement } from './use-announcement'

type Props = {
  /** The error message; nothing is drawn without one. */
  readonly text: string | undefined
  readonly id?: string
  readonly style?: StyleProp<TextStyle>
}

/** Shows an error message in red and announces it to screen readers. */
export function Problem({ text, id, style }: Props) {
  const { danger } = useTheme()
  useAnnouncement(text)
  if (!text) return null
  return (
    <Note id={id} role="alert" style={[{ color: danger }, style]}>
      {text}
    </Note>
  )
}

/** Returns the props that link a field to its error, so that screen readers read the error with the field. */
export function useFieldProblem(text: string | undefined) {
  const id = useId()
  const described = Platform.OS === 'web' ? { 'aria-describedby': id } : { accessibilityHint: text }
  return {
    field: { 'aria-invalid': text !== undefined, ...(text !== undefined && described) },
    problem: { id, text },
  }
}

export type FieldProblem = ReturnType<typeof useFieldProblem>
