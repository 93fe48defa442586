import { useEffect } from 'react'
import { AccessibilityInfo, Platform, StyleSheet, Text } from 'react-native'

/** Says `text` to a screen reader whenever it changes; nothing of it is seen. */
export function Announcer({ text }: { readonly text: string }) {
  useEffect(() => {
    // Android reads a live region by itself, and so do browsers; iOS has to be told, and would drop it
    // for the name of whatever takes the focus at the same moment.
    if (text && Platform.OS === 'ios')
      AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true })
  }, [text])
  return (
    <Text aria-live="polite" role="status" style={styles.unseen}>
      {text}
    </Text>
  )
}

const styles = StyleSheet.create({
  unseen: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    opacity: 0.01,
    pointerEvents: 'none',
  },
})
