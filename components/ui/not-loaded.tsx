import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { Problem } from './problem'
import { QuietButton } from './quiet-button'
import { SPACE } from './theme'

type Props = { readonly onTryAgain: () => void }

/** Shown in place of a part that could not be loaded, with a button to try again. */
export function NotLoaded({ onTryAgain }: Props) {
  const { part, tryAgain } = useWords().crash.notFetched
  return (
    <View style={styles.row}>
      <Problem text={part} style={styles.text} />
      <QuietButton tone="accent" label={tryAgain} onPress={onTryAgain} />
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  text: { flex: 1 },
})
