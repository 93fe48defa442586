import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { BrassButton } from '../ui/brass-button'
import { QuietButton } from '../ui/quiet-button'
import { SPACE } from '../ui/theme'

type Props = {
  /** Who came last and might start; absent when nobody lost. */
  readonly loser: string | undefined
  readonly onRematch: () => void
  readonly onLoserStarts: () => void
  readonly onNewMatch: () => void
}

/** What comes after a match: once more, once more with the loser first, or something else. */
export function ResultActions({ loser, onRematch, onLoserStarts, onNewMatch }: Props) {
  const { results } = useWords()
  return (
    <View>
      <BrassButton label={results.rematch} onPress={onRematch} />
      <View style={styles.others}>
        {loser ? (
          <QuietButton
            label={results.loserStarts(loser)}
            accessibleLabel={results.rematchFrom(loser)}
            onPress={onLoserStarts}
          />
        ) : null}
        <QuietButton label={results.newMatch} onPress={onNewMatch} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  others: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.l },
})
