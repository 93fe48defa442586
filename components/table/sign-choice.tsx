import { StyleSheet, Text, View } from 'react-native'
import type { Sign } from '@/engine'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import type { SeatedMatch } from '@/model/player'
import { BrassButton } from '../ui/brass-button'
import { Emphasised } from '../ui/emphasis'
import { DISPLAY_FACE, SPACE } from '../ui/theme'

type Props = {
  readonly match: SeatedMatch<'announcing'>
  readonly isLarge: boolean
  readonly onAnnounce: (sign: Sign) => void
}

/** Renders the choice of add or subtract, each with the score that would hit the target. */
export function SignChoice({ match, isLarge, onAnnounce }: Props) {
  const { pass } = useWords()
  const { format } = match.setup.rules
  if (format.kind !== 'target') return null
  const total = match.totals[match.seat]!
  const target = formatNumber(format.target)
  const outcome = (missing: number) =>
    missing < 0 ? pass.leadsAway(target) : pass.hits(formatNumber(missing), target)
  const line = [styles.line, isLarge && styles.large]
  return (
    <View style={styles.choice}>
      <View>
        <Emphasised
          text={pass.total(formatNumber(total), target)}
          style={line}
          scoreStyle={styles.number}
        />
        <Text style={line}>{pass.announce}</Text>
      </View>
      <View style={styles.buttons}>
        <View style={styles.half}>
          <BrassButton
            label={pass.add}
            focusKey="announce"
            note={outcome(format.target - total)}
            onPress={() => onAnnounce('add')}
          />
        </View>
        <View style={styles.half}>
          <BrassButton
            label={pass.subtract}
            note={outcome(total - format.target)}
            onPress={() => onAnnounce('subtract')}
          />
        </View>
      </View>
    </View>
  )
}

const WHITE = '#ffffff'

const styles = StyleSheet.create({
  choice: { gap: SPACE.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  half: { flexGrow: 1, maxWidth: '100%' },
  line: { fontSize: 17, lineHeight: 25, color: WHITE, textAlign: 'center' },
  large: { fontSize: 23, lineHeight: 34 },
  number: { fontFamily: DISPLAY_FACE, color: WHITE },
})
