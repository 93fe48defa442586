import { Platform, StyleSheet, Text, View } from 'react-native'
import type { Sign } from '@/engine'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { landingOf } from '@/model/landing'
import type { SeatedMatch } from '@/model/player'
import { BrassButton } from '../ui/brass-button'
import { Emphasised } from '../ui/emphasis'
import { DISPLAY_FACE, SPACE } from '../ui/theme'
import { useWindowSize } from '../ui/turned'
import { useFocus } from '../ui/use-focus'
import { onCard } from './card-shades'
import { numberSize, type PassSize } from './pass-size'

type Props = {
  readonly match: SeatedMatch<'announcing'>
  readonly size: PassSize
  readonly takesFocus: boolean
  readonly onAnnounce: (sign: Sign) => void
}

/**
 * A group takes the focus in a browser. On a phone only what is read as one can: the question before the
 * buttons, which has the name of the group there. A screen reader speaks it when it is focused.
 */
const CAN_GROUP_BE_FOCUSED = Platform.OS === 'web'

/** Renders the choice of add or subtract, each with the score that would hit the target, or where it leads. */
export function SignChoice({ match, size, takesFocus, onAnnounce }: Props) {
  const { pass } = useWords()
  const { fontScale } = useWindowSize()
  const ref = useFocus(takesFocus ? 'announce' : undefined)
  const { format } = match.setup.rules
  if (format.kind !== 'target') return null
  const total = match.totals[match.seat]!
  const target = formatNumber(format.target)
  const landing = landingOf(match)
  const noteOf = (sign: Sign, missing: number) => {
    if (landing?.sign === sign) return pass.hits(formatNumber(landing.score), target)
    return missing < 0 ? pass.leadsAway(target) : pass.leadsTowards(target)
  }
  const have = pass.total(formatNumber(total), target)
  const line = [styles.line, size.isLarge && styles.large]
  const { fontSize } = size.isLarge ? styles.large : styles.line
  const room = { width: size.headWidth / fontScale, largest: fontSize }
  const number = [styles.number, { fontSize: numberSize([have.score], room) }]
  return (
    <View
      role="group"
      aria-label={pass.addOrSubtract}
      style={styles.choice}
      {...(CAN_GROUP_BE_FOCUSED && { ref, tabIndex: -1 })}
    >
      <View>
        <Emphasised text={have} style={line} scoreStyle={number} />
        <View
          {...(!CAN_GROUP_BE_FOCUSED && {
            ref,
            accessible: true,
            'aria-label': pass.addOrSubtract,
          })}
        >
          <Text style={line}>{pass.announce}</Text>
        </View>
      </View>
      <View style={styles.buttons}>
        <View style={styles.half}>
          <BrassButton
            label={pass.add}
            note={noteOf('add', format.target - total)}
            onPress={() => onAnnounce('add')}
          />
        </View>
        <View style={styles.half}>
          <BrassButton
            label={pass.subtract}
            note={noteOf('subtract', total - format.target)}
            onPress={() => onAnnounce('subtract')}
          />
        </View>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  choice: { gap: SPACE.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  half: { flexGrow: 1, maxWidth: '100%' },
  line: { fontSize: 17, lineHeight: 25, color: onCard.ink, textAlign: 'center' },
  large: { fontSize: 23, lineHeight: 34 },
  number: { fontFamily: DISPLAY_FACE, color: onCard.ink },
})
