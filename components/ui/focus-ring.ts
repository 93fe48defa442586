import { useState } from 'react'
import type { ViewStyle } from 'react-native'
import { brass, recess } from './theme'

/** A light line between dark ones, visible on wood, felt, paper and all player colours. */
const RING = {
  outlineColor: brass.light,
  outlineWidth: 3,
  outlineStyle: 'solid',
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${recess}`,
} as ViewStyle

/** The style of the focus ring of a keyboard, and the props that track the focus. */
export function useFocusRing() {
  const [isFocused, setIsFocused] = useState(false)
  return {
    ring: isFocused ? RING : undefined,
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  }
}
