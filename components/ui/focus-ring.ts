import { useState } from 'react'
import type { ViewStyle } from 'react-native'
import { brass, recess } from './theme'

/** Light between dark, so that it is seen on every ground: wood, felt, paper, and the colours of players. */
const RING = {
  outlineColor: brass.light,
  outlineWidth: 3,
  outlineStyle: 'solid',
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${recess}`,
} as ViewStyle

/** The ring round what has the focus of a keyboard: its style, and the props that tell when. */
export function useFocusRing() {
  const [isFocused, setIsFocused] = useState(false)
  return {
    ring: isFocused ? RING : undefined,
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  }
}
