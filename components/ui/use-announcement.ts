import { useEffect } from 'react'
import { AccessibilityInfo, Platform } from 'react-native'

/**
 * Has a screen reader speak `text` whenever it changes. Browsers do it by themselves where an
 * element is an alert, a status or a live region. iOS has none of these, and on Android React
 * Native's Text ignores them.
 */
export function useAnnouncement(text: string | undefined): void {
  useEffect(() => {
    // Without `queue` iOS drops the text for the label of what takes the focus at the same time.
    if (text && Platform.OS !== 'web')
      AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true })
  }, [text])
}
