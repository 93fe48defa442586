import { AccessibilityInfo, type View } from 'react-native'

/** Moves a screen reader to this view; nothing of it is seen or felt without one. */
export function moveFocus(view: View): void {
  AccessibilityInfo.sendAccessibilityEvent(view, 'focus')
}

/** The same in a row that runs off the side. */
export const moveFocusInRow = moveFocus
