import { AccessibilityInfo, type Text, type View } from 'react-native'

type Target = View | Text

/** Moves the focus of a screen reader to this view; no effect without one. */
export function moveFocus(view: Target): void {
  AccessibilityInfo.sendAccessibilityEvent(view, 'focus')
}

/** Moves the focus within a row that scrolls horizontally: phones scroll by themselves. */
export function moveFocusInRow(view: Target): void {
  moveFocus(view)
}

/** Moves the focus to the heading of a page that has been opened. */
export function moveFocusToHeading(heading: Target): void {
  moveFocus(heading)
}

/** Whether a view is still there, on the page with this heading: phones cannot tell. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- that of browsers takes them
export const isOnPageOf = (_view: View, _heading: Target): boolean => false

/** How long a page slides in: then the system moves the focus, and would override an earlier move. */
export const ARRIVAL_MS = 600
