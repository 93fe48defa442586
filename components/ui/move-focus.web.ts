import type { Text, View } from 'react-native'

type Target = View | Text

const elementOf = (view: Target) => view as unknown as HTMLElement

/** Moves the focus to this element; only keyboard users see a ring. */
export function moveFocus(view: Target): void {
  elementOf(view).focus()
}

/**
 * Moves the focus within a row that scrolls horizontally, where `focus()` may leave the element half hidden.
 */
export function moveFocusInRow(view: Target): void {
  moveFocus(view)
  elementOf(view).scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** Moves the focus to the heading of a page that has been opened, without scrolling. */
export function moveFocusToHeading(heading: Target): void {
  elementOf(heading).focus({ preventScroll: true })
}

/** Whether a view is still there, on the page with this heading. */
export const isOnPageOf = (view: View, heading: Target): boolean =>
  elementOf(heading).closest('main')?.contains(elementOf(view)) ?? false

/** A page is shown at once. */
export const ARRIVAL_MS = 0
