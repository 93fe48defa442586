import type { View } from 'react-native'

/** Moves the focus to this element; a ring shows it only to those who came by keyboard. */
export function moveFocus(view: View): void {
  ;(view as unknown as HTMLElement).focus()
}

/** The same in a row that runs off the side: a browser leaves what is half in sight where it is. */
export function moveFocusInRow(view: View): void {
  moveFocus(view)
  ;(view as unknown as HTMLElement).scrollIntoView({ block: 'nearest', inline: 'center' })
}
