import { AccessibilityInfo } from 'react-native'

/** Nothing to prepare on phones. */
export const prepareToAnnounce = (): void => undefined

/** Phones do not report the focus of the screen reader. */
export const focusedName = (): string | undefined => undefined

/**
 * Has the screen reader speak. On iOS the text is queued: without that it would be dropped for the name of what
 * takes the focus (RCTAccessibilityManager posts it as an attributed announcement). On Android React Native
 * sends an event of the type announcement, which is queued anyway; `aria-live` on a Text does nothing there.
 */
export function announce(text: string): void {
  AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true })
}
