import { Text, type StyleProp, type TextStyle } from 'react-native'
import { DISPLAY_FACE } from './theme'

/** A sentence that contains one score, which is set in the display face. */
export type Emphasis = { readonly before: string; readonly score: string; readonly after: string }

type Props = {
  readonly text: Emphasis | string
  readonly style?: StyleProp<TextStyle>
  readonly scoreStyle?: StyleProp<TextStyle>
}

const NO_BREAK_SPACE = '\u00a0'
/** A shorter score must not be alone on a line; a longer one might not fit beside the word before it. */
const LONG = 6

export function Emphasised({ text, style, scoreStyle }: Props) {
  if (typeof text === 'string') return <Text style={style}>{text}</Text>
  return (
    <Text style={style}>
      {text.score.length > LONG ? text.before : text.before.replace(/ $/, NO_BREAK_SPACE)}
      <Text style={[{ fontFamily: DISPLAY_FACE }, scoreStyle]}>{text.score}</Text>
      {text.after}
    </Text>
  )
}
