import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { afterTap } from '../ui/after-tap'
import { BrassButton } from '../ui/brass-button'
import { QuietButton } from '../ui/quiet-button'
import { SPACE } from '../ui/theme'

type Props = {
  readonly onWatch: () => void
  /** Absent for a match that was left. */
  readonly onAnalysis?: (() => void) | undefined
  readonly onDelete: () => void
  readonly onBack: () => void
}

/** The buttons below a past match: watch the replay, go back, delete. */
export function PastActions({ onWatch, onAnalysis, onDelete, onBack }: Props) {
  const { history, results } = useWords()
  return (
    <View>
      <BrassButton label={history.watch} onPress={onWatch} />
      <View style={styles.others}>
        <QuietButton icon="back" label={history.toHistory} onPress={onBack} />
        {onAnalysis ? (
          <QuietButton label={results.analysis} onPress={() => afterTap(onAnalysis)} />
        ) : null}
        <QuietButton icon="bin" label={history.delete} onPress={onDelete} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  others: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.l },
})
