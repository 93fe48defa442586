import type { View } from 'react-native'

let pressed: View | undefined

/** Notes what was pressed: a phone does not tell what has the focus of its screen reader. */
export function notePressed(target: unknown): void {
  pressed = typeof target === 'object' && target ? (target as View) : undefined
}

/** What was pressed last; it may be gone from the screen. */
export const lastPressed = (): View | undefined => pressed
