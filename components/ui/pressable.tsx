import { useState, type ReactNode, type Ref } from 'react'
import {
  Pressable as NativePressable,
  type PressableProps,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native'
import { isKeyboardFocus } from './keyboard-focus'
import { ignoreEnterRepeat } from './keyboard-press'
import { useTheme } from './theme'

type Props = Omit<PressableProps, 'style' | 'children'> & {
  readonly style?: StyleProp<ViewStyle>
  readonly pressedStyle?: StyleProp<ViewStyle>
  readonly children?: ReactNode
  readonly ref?: Ref<View>
}

/** A pressable with a ring for keyboard focus; its role is button unless another is given. */
export function Pressable({ style, pressedStyle, onFocus, onBlur, ...props }: Props) {
  const { accent } = useTheme()
  const [isFocused, setIsFocused] = useState(false)
  const ring = { outlineColor: accent, outlineWidth: 3, outlineStyle: 'solid', outlineOffset: 2 }
  return (
    <NativePressable
      role="button"
      {...ignoreEnterRepeat}
      {...props}
      onFocus={(event) => {
        setIsFocused(isKeyboardFocus(event))
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setIsFocused(false)
        onBlur?.(event)
      }}
      style={({ pressed }) => [
        NO_OUTLINE,
        style,
        pressed && pressedStyle,
        isFocused && (ring as ViewStyle),
      ]}
    />
  )
}

const NO_OUTLINE: ViewStyle = { outlineWidth: 0 }
