import { useEffect, useRef, useState } from 'react'
import { Pressable, StyleSheet, View, type LayoutRectangle, type ScrollView } from 'react-native'
import type { MatchEvent } from '@/engine'
import { useWords } from '@/i18n'
import type { SeatedMatch } from '@/model/player'
import { FocusableScroll } from '../ui/focusable-scroll'
import { IconButton } from '../ui/icon-button'
import { useIsTextLarge } from '../ui/text-scale'
import { SPACE } from '../ui/theme'
import { useWindowSize } from '../ui/turned'
import { useCover } from '../ui/use-cover'
import { ChipSlide, type Place } from './chip-slide'
import { ScoresSheet } from './scores-sheet'
import { AROUND_NAME, SeatChip } from './seat-chip'
import { standingOf } from './status-lines'

export type ScoreboardShape = 'strip' | 'grid' | 'column'

type Props = {
  readonly match: SeatedMatch
  /** The events that have led to it. */
  readonly log: readonly MatchEvent[]
  readonly shape: ScoreboardShape
  readonly isLarge?: boolean
  /** The width of the strip. */
  readonly width: number
  /** Called when the list of all players opens and when it closes. */
  readonly onList?: ((isOpen: boolean) => void) | undefined
}

/** This many fit beside each other on a phone; more are scrolled, or opened as a list. */
const FITTING = 3
const CROWDED_WIDTH = 132
/** The share of the width that each of two columns has. */
const HALF = 0.48

/**
 * Returns how wide a name may be on a chip of the strip, so that up to three fit and of more the
 * fourth is partly visible. In large letters the same part of a name is visible, and the strip scrolls.
 */
export function chipNameWidth(players: number, width: number, fontScale: number): number {
  const shown = Math.min(players, FITTING)
  const share = players > FITTING ? CROWDED_WIDTH : (width - SPACE.s * (shown - 1)) / shown
  const least = fontScale > 1 ? LEAST_LARGE_NAME * fontScale : LEAST_NAME
  return Math.max(least, Math.min(150, share - AROUND_NAME * Math.min(fontScale, 1.2)))
}

/** In large letters eight characters are visible, and the strip scrolls sooner. */
const LEAST_NAME = 40
const LEAST_LARGE_NAME = 62

/** A longer score does not fit beside a badge in half a column. */
const LONGEST_IN_GRID = 99_999_999

const hasLongScores = (match: SeatedMatch): boolean =>
  match.setup.players.some((_, seat) => Math.abs(standingOf(match, seat)) > LONGEST_IN_GRID)

/** Renders all players in seat order; a tap opens them as a list. */
export function Scoreboard({ match, log, isLarge = false, width, onList, ...props }: Props) {
  const { play } = useWords()
  const { fontScale } = useWindowSize()
  const { players } = match.setup
  const isTextLarge = useIsTextLarge()
  // Half a column has no room for long scores, nor for names in large letters.
  const needsWhole = hasLongScores(match) || (isTextLarge && !isLarge)
  const shape = props.shape === 'grid' && needsWhole ? 'column' : props.shape
  const scroll = useRef<ScrollView>(null)
  const [isListOpen, setIsListOpen] = useState(false)
  useCover(isListOpen, onList)
  /** Of the middle of each chip, for what is scrolled to and for chips that slide. */
  const offsets = useRef(new Map<number, Place>())
  const [places, setPlaces] = useState<ReadonlyMap<number, Place>>(new Map())
  const isStrip = shape === 'strip'
  const isCrowd = isStrip && players.length > FITTING
  const scrollTo = ({ x, y }: Place) =>
    scroll.current?.scrollTo(isStrip ? { x: x - width / 3 } : { y: y - 2 * SPACE.xl })
  useEffect(() => {
    const seated = offsets.current.get(match.seat)
    if (seated) scrollTo(seated)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when another player or another size comes
  }, [match.seat, isStrip, width])
  const nameWidth = isLarge
    ? 180
    : isStrip
      ? chipNameWidth(players.length, width, fontScale)
      : width * HALF - AROUND_NAME
  const place = (seat: number, { x, y, width, height }: LayoutRectangle) => {
    const isNew = !offsets.current.has(seat)
    const middle = { x: x + width / 2, y: y + height / 2 }
    offsets.current.set(seat, middle)
    // The first ones are in view as it is, and asking a browser where it has scrolled to takes long.
    if (isNew && seat === match.seat && seat >= FITTING) scrollTo(middle)
    if (match.chips) setPlaces(new Map(offsets.current))
  }
  return (
    <View style={[styles.board, !isStrip && styles.list]}>
      <FocusableScroll
        ref={scroll}
        horizontal={isStrip}
        // For browsers, where it can take the focus. Phones drop it, and lose nothing: each chip names its player.
        aria-label={play.scores}
        showsHorizontalScrollIndicator={false}
        style={isStrip ? styles.scroll : styles.listScroll}
      >
        {/* For a finger anywhere on the board; a keyboard and a screen reader have the button. */}
        <Pressable
          accessible={false}
          focusable={false}
          tabIndex={-1}
          onPress={() => setIsListOpen(true)}
          style={styles[shape]}
        >
          {players.map(({ id }, seat) => (
            <View
              key={id}
              style={shape === 'grid' && styles.half}
              onLayout={({ nativeEvent }) => place(seat, nativeEvent.layout)}
            >
              <SeatChip
                match={match}
                seat={seat}
                isLarge={isLarge}
                {...((isStrip || (shape === 'grid' && !isLarge)) && { nameWidth })}
              />
            </View>
          ))}
          {match.chips ? <ChipSlide chips={match.chips} places={places} /> : null}
        </Pressable>
      </FocusableScroll>
      {isCrowd ? (
        <IconButton icon="lines" label={play.allScores} onPress={() => setIsListOpen(true)} />
      ) : null}
      <ScoresSheet
        match={match}
        log={log}
        isOpen={isListOpen}
        onClose={() => setIsListOpen(false)}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', alignItems: 'center' },
  list: { flexShrink: 1, alignItems: 'flex-start' },
  scroll: { flexShrink: 1, flexGrow: 1 },
  // Its length is that of its chips, and as much as there is room for.
  listScroll: { flexShrink: 1, flexGrow: 1, maxHeight: '100%' },
  strip: { flexDirection: 'row', gap: SPACE.s, flexGrow: 1 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
  half: { width: `${HALF * 100}%` },
  column: { gap: SPACE.s },
})
