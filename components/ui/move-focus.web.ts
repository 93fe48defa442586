import type { View } from 'react-native'

/** Moves the focus to this element; a ring shows it only to those who came by keyboard. */
export function moveFocus(view: View): void {
  ;(view as unknown as HTMLElement).focus()
}
