import { useEffect } from 'react'
import { AccessibilityInfo, Platform, StyleSheet, Text } from 'react-native'

/** Announces `text` to a screen reader whenever it changes; renders nothing visible. */
export function Announcer({ text }: { readonly text: string }) {
  useEffect(() => {
    // Android and browsers read a live region by themselves. iOS needs a call, and without `queue`
    // it would drop the text for the label of the element that takes the focus at the same time.
    if (text && Platform.OS === 'ios')
      AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true })
  }, [text])
  return (
    <Text aria-live="polite" role="status" style={styles.visuallyHidden}>
      {text}
    </Text>
  )
}

const styles = StyleSheet.create({
  visuallyHidden: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    opacity: 0.01,
    pointerEvents: 'none',
  },
})
