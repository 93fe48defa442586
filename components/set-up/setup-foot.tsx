import { StyleSheet, View } from 'react-native'
import type { Rules } from '@/engine'
import { useWords } from '@/i18n'
import { playLabel } from '../rules/rules-name'
import { BrassButton } from '../ui/brass-button'
import { Gradient } from '../ui/gradient'
import { Problem } from '../ui/problem'
import { SPACE, useTheme } from '../ui/theme'
import { useInsetPadding } from '../ui/use-inset-padding'
import { ChosenBar } from './chosen-bar'
import type { Side } from './in-view'
import { rulesOption } from './rules-option'

type Props = {
  readonly rules: Rules
  readonly seated: number
  /** Where the card of the chosen rules is, if it is out of view. */
  readonly side: Side | undefined
  /** The chosen rules can be beside the button. */
  readonly isWide: boolean
  readonly problem: string | undefined
  readonly isPlayable: boolean
  readonly onCard: () => void
  readonly onPlay: () => void
}

/** The foot of the set-up, which is always visible: what stands in the way, the chosen rules, and Play. */
export function SetupFoot(props: Props) {
  const { rules, seated, side, isWide, problem, isPlayable, onCard, onPlay } = props
  const words = useWords()
  const { background } = useTheme()
  const { paddingLeft, paddingRight, paddingBottom } = useInsetPadding({
    sides: SPACE.l,
    bottom: SPACE.m,
  })
  const [, colour] = background
  return (
    <View
      style={[styles.foot, { paddingLeft, paddingRight, paddingBottom, backgroundColor: colour }]}
    >
      <View style={styles.fade}>
        <Gradient colours={[`${colour}00`, colour]} />
      </View>
      <View style={styles.play}>
        <Problem text={problem} style={styles.problem} />
        <View style={isWide ? styles.row : styles.column}>
          {side ? (
            <View style={isWide && styles.half}>
              <ChosenBar option={rulesOption(rules, seated, words)} side={side} onPress={onCard} />
            </View>
          ) : null}
          <View style={isWide && styles.half}>
            <BrassButton
              label={playLabel(rules, words)}
              onPress={isPlayable ? onPlay : undefined}
            />
          </View>
        </View>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  foot: { paddingTop: SPACE.s },
  // Fades the content that scrolls under the foot.
  fade: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: '100%',
    height: SPACE.l,
    pointerEvents: 'none',
  },
  play: { width: '100%', maxWidth: 560, alignSelf: 'center', gap: SPACE.s },
  problem: { textAlign: 'center' },
  column: { gap: SPACE.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.l },
  half: { flex: 1, minWidth: 0 },
})
