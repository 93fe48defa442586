import { AccessibilityInfo } from 'react-native'

/** Nothing has to be made ready on a phone. */
export const prepareToAnnounce = (): void => undefined

/** A phone does not tell what has the focus of its screen reader. */
export const focusedName = (): string | undefined => undefined

/**
 * Has the screen reader speak. On iOS the text is queued: without that it would be dropped for the name of what
 * takes the focus (RCTAccessibilityManager posts it as an attributed announcement). On Android React Native
 * sends an event of the type announcement, which is queued anyway; `aria-live` on a Text does nothing there.
 */
export function announce(text: string): void {
  AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true })
}
