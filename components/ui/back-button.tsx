import { StyleSheet, View } from 'react-native'
import { QuietButton } from './quiet-button'
import { SPACE } from './theme'

type Props = { readonly label: string; readonly onPress: () => void }

/** The way back, above a page's title and in line with it. */
export function BackButton({ label, onPress }: Props) {
  return (
    <View style={styles.back}>
      <QuietButton icon="back" label={label} onPress={onPress} />
    </View>
  )
}

const styles = StyleSheet.create({
  back: { alignItems: 'flex-start', marginLeft: -SPACE.s, marginBottom: -SPACE.m },
})
