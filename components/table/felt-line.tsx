import { useState } from 'react'
import { StyleSheet, Text, View } from 'react-native'
import { turnScore } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber, plainNumber } from '@/i18n/numbers/format-number'
import type { TableView } from '@/model/table-view'
import { DISPLAY_FACE, onFelt, RADIUS, SPACE } from '../ui/theme'
import { stopOutcome } from './stop-outcome'

type Props = {
  readonly view: TableView
  readonly words: Translations
  readonly maxHeight: number
  /** The felt is so low that a plate of full height would cover the dice. */
  readonly isLow: boolean
}

/**
 * Shows before a throw what is to be known for it: the number that the flaps read as, in a match
 * with a target, and why one die is thrown, or one or two.
 */
export function FeltLine({ view, words, maxHeight, isLow }: Props) {
  const { match } = view
  // The height at which the longest numbers in large letters were too high; the Stop button says the outcome too.
  const [tooLow, setTooLow] = useState(0)
  const { rules } = match.setup
  if (match.phase !== 'rolling') return null
  const note = diceNote(view, words)
  const score = turnScore(rules, match.open)
  const outcome =
    match.lastShut && maxHeight > tooLow ? stopOutcome(match, score, words) : undefined
  const isLong = isLow || score >= LONG
  const isTarget = rules.format.kind === 'target'
  if (!isTarget && !note) return null
  return (
    <View
      style={styles.lines}
      onLayout={({ nativeEvent }) => {
        if (nativeEvent.layout.height > maxHeight) setTooLow(maxHeight)
      }}
    >
      {isTarget ? (
        <View
          accessible
          role="img"
          aria-label={words.play.readsOnFelt(plainNumber(score))}
          style={[styles.plate, isLow && styles.lowPlate]}
        >
          <Text style={[styles.number, isLong && styles.longNumber]}>{formatNumber(score)}</Text>
          {outcome ? (
            <Text style={[styles.outcome, isLong && styles.longOutcome]}>
              {words.play.stop.toLowerCase()} {outcome.written}
            </Text>
          ) : null}
        </View>
      ) : null}
      {note ? <FeltNote text={note} /> : null}
    </View>
  )
}

type NoteProps = { readonly text: string; readonly isSaid?: boolean }

/** A line on the felt; one that `isSaid` is not read a second time. */
export const FeltNote = ({ text, isSaid = false }: NoteProps) => (
  <Text aria-hidden={isSaid} style={styles.note}>
    {text}
  </Text>
)

/** Returns why one die is thrown, or why there is a choice; none where two are thrown as usual. */
function diceNote(view: TableView, { play }: Translations): string | undefined {
  const { oneDie } = view.match.setup.rules
  const [count, other] = view.diceCounts
  if (other !== undefined) return play.chooseDice
  return count === 1 ? play.oneDieOnly[oneDie as keyof typeof play.oneDieOnly] : undefined
}

/** Numbers from here on are set smaller, so that they do not cover the dice. */
const LONG = 1e7

/** In large letters the longest numbers take two lines. */
const BREAKING = { maxWidth: '100%', textAlign: 'center' } as const

const styles = StyleSheet.create({
  lines: { alignItems: 'center', gap: SPACE.xs, maxWidth: '94%' },
  plate: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'baseline',
    columnGap: SPACE.m,
    backgroundColor: onFelt.shade,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.m,
  },
  lowPlate: { paddingVertical: 0 },
  number: {
    fontFamily: DISPLAY_FACE,
    fontSize: 22,
    lineHeight: 30,
    color: onFelt.brass,
    ...BREAKING,
  },
  outcome: { fontSize: 15, lineHeight: 21, color: onFelt.ink, ...BREAKING },
  longNumber: { fontSize: 15, lineHeight: 20 },
  longOutcome: { fontSize: 12, lineHeight: 16 },
  note: {
    fontSize: 15,
    lineHeight: 20,
    color: onFelt.ink,
    textAlign: 'center',
    backgroundColor: onFelt.shade,
    paddingHorizontal: SPACE.m,
    paddingVertical: 2,
    borderRadius: RADIUS.m,
    overflow: 'hidden',
  },
})
