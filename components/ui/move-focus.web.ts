import type { Text, View } from 'react-native'

type Target = View | Text

const elementOf = (view: Target) => view as unknown as HTMLElement

/** Moves the focus to this element; the focus ring is shown to keyboard users only. */
export function moveFocus(view: Target): void {
  elementOf(view).focus()
}

/** The same in a row that scrolls horizontally, where `focus()` may leave it half hidden. */
export function moveFocusInRow(view: Target): void {
  moveFocus(view)
  elementOf(view).scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** The same to the heading of a page that was come to, which stays where it was scrolled to. */
export function moveFocusToHeading(heading: Target): void {
  elementOf(heading).focus({ preventScroll: true })
}

/** A page is there at once. */
export const ARRIVAL_MS = 0
