import { StyleSheet, View } from 'react-native'
import { useBackGesture } from './background'
import { QuietButton } from './quiet-button'
import { SPACE } from './theme'

type Props = { readonly label: string; readonly onPress: () => void }

/** Renders the back button above the title of a page. */
export function BackButton({ label, onPress }: Props) {
  useBackGesture(onPress)
  return (
    <View style={styles.back}>
      <QuietButton icon="back" label={label} onPress={onPress} />
    </View>
  )
}

const styles = StyleSheet.create({
  // Aligns the label, not the larger touch target, with the title.
  back: { alignItems: 'flex-start', marginLeft: -SPACE.s, marginBottom: -SPACE.m },
})
