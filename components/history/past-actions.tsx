import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import type { Sharing } from '@/model/transfer'
import { ShareRow } from '../results/share-row'
import { afterTap } from '../ui/after-tap'
import { useBackGesture } from '../ui/background'
import { BrassButton } from '../ui/brass-button'
import { QuietButton } from '../ui/quiet-button'
import { SPACE } from '../ui/theme'

type Props = {
  readonly onWatch: () => void
  /** Only for an abandoned match. */
  readonly onGoOn?: (() => void) | undefined
  /** Both are absent for an abandoned match. */
  readonly sharing?: Sharing | undefined
  readonly onAnalysis?: (() => void) | undefined
  readonly onDelete: () => void
  readonly onBack: () => void
}

/** The buttons of a past match: go on, watch the replay, share, analyse, delete, back. */
export function PastActions({ onWatch, onGoOn, sharing, onAnalysis, onDelete, onBack }: Props) {
  const { history, results } = useWords()
  useBackGesture(onBack)
  const main = onGoOn ? (
    <BrassButton label={history.goOn} onPress={onGoOn} />
  ) : (
    <BrassButton label={history.watch} onPress={onWatch} />
  )
  return (
    <View>
      {sharing ? <ShareRow sharing={sharing}>{main}</ShareRow> : main}
      <View style={styles.others}>
        {onGoOn ? <QuietButton label={history.watch} onPress={onWatch} /> : null}
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
