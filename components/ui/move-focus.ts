import { AccessibilityInfo, type Text, type View } from 'react-native'

type Target = View | Text

/** Moves the focus of a screen reader to this view; no effect without one. */
export function moveFocus(view: Target): void {
  AccessibilityInfo.sendAccessibilityEvent(view, 'focus')
}

/** The same in a row that scrolls horizontally: phones scroll by themselves. */
export function moveFocusInRow(view: Target): void {
  moveFocus(view)
}

/** The same to the heading of a page that was come to. */
export function moveFocusToHeading(heading: Target): void {
  moveFocus(heading)
}

/** Until a page has slid in: the system moves the focus when it has, and would have the last word. */
export const ARRIVAL_MS = 600
