import type { View } from 'react-native'

let pressed: View | undefined

/** Records what was pressed: phones do not report the focus of the screen reader. */
export function notePressed(target: unknown): void {
  pressed = typeof target === 'object' && target ? (target as View) : undefined
}

/** What was pressed last; it may have been removed since. */
export const lastPressed = (): View | undefined => pressed
