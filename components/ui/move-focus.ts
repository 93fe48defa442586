import { AccessibilityInfo, type View } from 'react-native'

/** Moves the focus of a screen reader to this view; no effect without one. */
export function moveFocus(view: View): void {
  AccessibilityInfo.sendAccessibilityEvent(view, 'focus')
}

/** The same in a row that scrolls horizontally: phones scroll by themselves. */
export function moveFocusInRow(view: View): void {
  moveFocus(view)
}
