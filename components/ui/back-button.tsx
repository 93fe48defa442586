import { StyleSheet, View } from 'react-native'
import { QuietButton } from './quiet-button'
import { SPACE } from './theme'

type Props = { readonly label: string; readonly onPress: () => void }

/** The way back, above the title of a page. */
export function BackButton({ label, onPress }: Props) {
  return (
    <View style={styles.back}>
      <QuietButton icon="back" label={label} onPress={onPress} />
    </View>
  )
}

const styles = StyleSheet.create({
  // The word lines up with the title, not the room round it that a finger needs.
  back: { alignItems: 'flex-start', marginLeft: -SPACE.s, marginBottom: -SPACE.m },
})
