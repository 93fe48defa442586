import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import type { Sharing } from '@/model/transfer'
import { afterTap } from '../ui/after-tap'
import { useBackGesture } from '../ui/background'
import { BrassButton } from '../ui/brass-button'
import { Problem } from '../ui/problem'
import { QuietButton } from '../ui/quiet-button'
import { SPACE } from '../ui/theme'
import { ShareRow } from './share-row'

type Props = {
  /** The loser, who may start the rematch; undefined if nobody lost, or if the loser starts it anyway. */
  readonly loser: string | undefined
  /** Why the rematch could not begin. */
  readonly problem: string | undefined
  readonly sharing: Sharing
  readonly onRematch: () => void
  readonly onLoserStarts: () => void
  readonly onReplay: () => void
  readonly onAnalysis: () => void
  readonly onNewMatch: () => void
}

/** The longest name that fits on a button. */
const SHORT_NAME = 12

/** The buttons below a result: rematch and share, rematch with the loser first, replay, new match. */
export function ResultActions(props: Props) {
  const { loser, problem, onRematch, onLoserStarts, onReplay, onAnalysis, onNewMatch } = props
  const { results } = useWords()
  useBackGesture(onNewMatch)
  const isShort = (loser?.length ?? 0) <= SHORT_NAME
  return (
    <View>
      <Problem text={problem} style={styles.problem} />
      <ShareRow sharing={props.sharing}>
        <BrassButton label={results.rematch} onPress={onRematch} />
      </ShareRow>
      <View style={styles.others}>
        {loser ? (
          <QuietButton
            tone="accent"
            label={isShort ? results.rematchFrom(loser) : results.loserFirst}
            accessibleLabel={isShort ? results.rematchFrom(loser) : results.loserFirstLabel(loser)}
            onPress={onLoserStarts}
          />
        ) : null}
        <QuietButton label={results.replay} onPress={onReplay} />
        <QuietButton label={results.analysis} onPress={() => afterTap(onAnalysis)} />
        <QuietButton label={results.newMatch} onPress={onNewMatch} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  problem: { textAlign: 'center', paddingBottom: SPACE.s },
  others: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', columnGap: SPACE.m },
})
