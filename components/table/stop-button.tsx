import { Platform, StyleSheet, Text, useWindowDimensions, type ViewStyle } from 'react-native'
import { turnScore } from '@/engine'
import { useWords } from '@/i18n'
import { formatNumber, plainNumber } from '@/i18n/numbers/format-number'
import type { TableView } from '@/model/table-view'
import { Pressable } from '../ui/pressable'
import { brass, DISPLAY_FACE, SPACE, walnut } from '../ui/theme'
import { stopOutcome } from './stop-outcome'

type Props = { readonly view: TableView; readonly onStop: () => void }

/**
 * Renders the button that ends the turn, with what that leads to. It is there during the whole
 * turn, so that nothing moves when it can be pressed.
 */
export function StopButton({ view: { match, computer }, onStop }: Props) {
  const words = useWords()
  const { play } = words
  const { fontScale } = useWindowDimensions()
  const canStop = !computer && match.phase === 'rolling' && match.lastShut !== undefined
  const score = turnScore(match.setup.rules, match.open)
  const outcome = canStop ? stopOutcome(match, score, words) : undefined
  const written = outcome?.written ?? play.stopWith(formatNumber(score))
  // A long one is on the felt, where there is room for it.
  const note = canStop && written.length <= LONGEST_NOTE ? written : undefined
  const spoken = [play.stopLabel(plainNumber(score)), ...(outcome ? [outcome.spoken] : [])]
  return (
    <Pressable
      disabled={!canStop}
      aria-disabled={!canStop}
      aria-label={canStop ? spoken.join('. ') : play.stop}
      onPress={onStop}
      style={[
        styles.button,
        { flexBasis: LEAST_WIDTH * Math.max(1, fontScale) },
        NO_WORD_BROKEN,
        !canStop && styles.disabled,
      ]}
      pressedStyle={styles.pressed}
    >
      <Text style={styles.label}>{play.stop}</Text>
      {note ? (
        <Text numberOfLines={2} style={styles.note}>
          {note}
        </Text>
      ) : null}
    </Pressable>
  )
}

const LONGEST_NOTE = 26
/** Wide enough for its label in letters of the usual size, in every language. */
const LEAST_WIDTH = 108
/** A browser does not tell the app how large its letters are. */
const NO_WORD_BROKEN =
  Platform.OS === 'web' && ({ minWidth: 'min-content' } as unknown as ViewStyle)

const styles = StyleSheet.create({
  button: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: 60,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: SPACE.s,
    borderRadius: 18,
    borderWidth: 2,
    borderColor: brass.middle,
    backgroundColor: walnut.dark,
  },
  disabled: { opacity: 0.45 },
  pressed: { transform: [{ translateY: 2 }] },
  label: { fontFamily: DISPLAY_FACE, fontSize: 19, lineHeight: 24, color: brass.light },
  note: { fontSize: 13, lineHeight: 16, color: '#f3e8d2', textAlign: 'center' },
})
