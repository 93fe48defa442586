import { Platform, StyleSheet, Text } from 'react-native'
import { useAnnouncement } from './use-announcement'

/** Announces `text` to a screen reader whenever it changes; renders nothing visible. */
export function Announcer({ text }: { readonly text: string }) {
  useAnnouncement(text)
  if (Platform.OS !== 'web') return null
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
