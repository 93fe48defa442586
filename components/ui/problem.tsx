import { useId } from 'react'
import { Platform, type StyleProp, type TextStyle } from 'react-native'
import { Note } from './text'
import { useTheme } from './theme'
import { useAnnouncement } from './use-announcement'

type Props = {
  /** The sentence that says what is wrong; nothing is drawn without one. */
  readonly text: string | undefined
  readonly id?: string
  readonly style?: StyleProp<TextStyle>
}

/** Says what is wrong, in red, and to a screen reader. */
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

/** What ties a field to what is wrong with it, so that whoever comes back to it hears why: props of both. */
export function useFieldProblem(text: string | undefined) {
  const id = useId()
  const described = Platform.OS === 'web' ? { 'aria-describedby': id } : { accessibilityHint: text }
  return {
    field: { 'aria-invalid': text !== undefined, ...(text !== undefined && described) },
    problem: { id, text },
  }
}

export type FieldProblem = ReturnType<typeof useFieldProblem>
