import type { View } from 'react-native'

/** Moves the focus to this element; the focus ring is shown to keyboard users only. */
export function moveFocus(view: View): void {
  ;(view as unknown as HTMLElement).focus()
}

/** The same in a row that scrolls horizontally, where `focus()` may leave it half hidden. */
export function moveFocusInRow(view: View): void {
  moveFocus(view)
  ;(view as unknown as HTMLElement).scrollIntoView({ block: 'nearest', inline: 'center' })
}
