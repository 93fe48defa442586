import type { ReactNode, Ref } from 'react'
import {
  Pressable as NativePressable,
  type PressableProps,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native'
import { spokenText } from '@/i18n/numbers/format-number'
import { useFocusRing } from './focus-ring'
import { useKeptFocus } from './kept-focus'
import { ignoreEnterRepeat } from './keyboard-press'
import { notePressed } from './last-pressed'

type Props = Omit<PressableProps, 'style' | 'children'> & {
  readonly style?: StyleProp<ViewStyle>
  readonly pressedStyle?: StyleProp<ViewStyle>
  readonly children?: ReactNode
  readonly ref?: Ref<View>
}

/**
 * A pressable with a focus ring; its role is button unless another is given. It keeps the focus when it is
 * disabled: otherwise keyboard users would start again at the top of the page. Thin spaces are removed from
 * the numbers in its label.
 */
export function Pressable({ style, pressedStyle, onFocus, onBlur, onPress, ref, ...props }: Props) {
  const isDisabled = props.disabled ?? false
  const label = props['aria-label']
  const kept = useKeptFocus(isDisabled, ref)
  const { ring, ...focus } = useFocusRing()
  return (
    <NativePressable
      role="button"
      {...ignoreEnterRepeat}
      {...props}
      aria-label={label === undefined ? undefined : spokenText(label)}
      {...kept}
      onPress={(event) => {
        if (isDisabled) return
        notePressed(event?.currentTarget)
        onPress?.(event)
      }}
      onFocus={(event) => {
        focus.onFocus()
        onFocus?.(event)
      }}
      onBlur={(event) => {
        focus.onBlur()
        onBlur?.(event)
      }}
      style={({ pressed }) => [style, pressed && !isDisabled && pressedStyle, ring]}
    />
  )
}
