import type { StyleProp, TextStyle } from 'react-native'
import { Note } from './text'
import { useTheme } from './theme'
import { useAnnouncement } from './use-announcement'

type Props = {
  /** The sentence that says what is wrong; nothing is drawn without one. */
  readonly text: string | undefined
  readonly style?: StyleProp<TextStyle>
}

/** Says what is wrong, in red, and to a screen reader. */
export function Problem({ text, style }: Props) {
  const { danger } = useTheme()
  useAnnouncement(text)
  if (!text) return null
  return (
    <Note role="alert" style={[{ color: danger }, style]}>
      {text}
    </Note>
  )
}
