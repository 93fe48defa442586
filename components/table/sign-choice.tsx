import { StyleSheet, View } from 'react-native'
import type { Sign } from '@/engine'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import { BrassButton } from '../ui/brass-button'
import { SPACE } from '../ui/theme'

type Props = {
  readonly total: number
  readonly target: number
  readonly onAnnounce: (sign: Sign) => void
}

/** Renders the choice of add or subtract, each with the score that would hit the target. */
export function SignChoice({ total, target, onAnnounce }: Props) {
  const { pass } = useWords()
  const outcome = (missing: number) =>
    missing < 0
      ? pass.leadsAway(formatNumber(target))
      : pass.hits(formatNumber(missing), formatNumber(target))
  return (
    <View style={styles.choice}>
      <View style={styles.half}>
        <BrassButton
          label={pass.add}
          focusKey="announce"
          note={outcome(target - total)}
          onPress={() => onAnnounce('add')}
        />
      </View>
      <View style={styles.half}>
        <BrassButton
          label={pass.subtract}
          note={outcome(total - target)}
          onPress={() => onAnnounce('subtract')}
        />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  choice: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  half: { flexGrow: 1, maxWidth: '100%' },
})
