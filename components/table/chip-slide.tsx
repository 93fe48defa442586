import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import {
  Easing,
  MovingView,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from '../motion/motion'
import { useIsStill } from '../ui/motion'
import { OWN_LAYER } from '../ui/own-layer'
import { FlatChip } from './poker-chips'

export type Place = { readonly x: number; readonly y: number }

type Props = {
  readonly chips: readonly number[]
  /** Where each seat stands, in the coordinates of the parent. */
  readonly places: ReadonlyMap<number, Place>
}

const SIZE = 22
const SLIDE_MS = 620
const STAGGER_MS = 110
/** The time from the first chip to the last: many chips follow each other faster. */
const ALL_STAGGERED_MS = 900
/** At most this many chips slide at once, divided among the payers; each slides at least one. */
const MOST_SLIDING = 12
const MOST_OF_ONE = 6
const SLIDE = {
  duration: SLIDE_MS,
  easing: Easing.out(Easing.quad),
}

/** A chip that goes from one seat to another. */
type Payment = { readonly from: number; readonly to: number }

/**
 * Returns the chips that slide when they change hands: at the end of a round one wins and all others pay. Each
 * payer's chips slide one after the other: as many as are paid, up to the limit.
 */
export function chipPayments(before: readonly number[], now: readonly number[]): Payment[] {
  const gains = now.map((chips, seat) => chips - (before[seat] ?? 0))
  const to = gains.findIndex((gain) => gain > 0)
  if (to < 0) return []
  const payers = gains.flatMap((gain, from) => (gain < 0 ? [{ from, chips: -gain }] : []))
  const most = Math.max(1, Math.min(MOST_OF_ONE, Math.floor(MOST_SLIDING / payers.length)))
  return Array.from({ length: most }, (_, nth) =>
    payers.flatMap(({ from, chips }) => (nth < chips ? [{ from, to }] : [])),
  ).flat()
}

/** Slides chips from the payers to the winner whenever chips are paid. */
export function ChipSlide({ chips, places }: Props) {
  const isStill = useIsStill()
  const [last, setLast] = useState({ chips, payments: [] as readonly Payment[], count: 0 })
  if (last.chips !== chips)
    setLast({ chips, payments: chipPayments(last.chips, chips), count: last.count + 1 })
  if (isStill) return null
  const stagger = Math.min(STAGGER_MS, ALL_STAGGERED_MS / last.payments.length)
  return (
    <View aria-hidden style={styles.layer}>
      {last.payments.map(({ from, to }, index) => {
        const [start, end] = [places.get(from), places.get(to)]
        return start && end ? (
          <SlidingChip
            key={`${last.count} ${index}`}
            start={start}
            end={end}
            delay={index * stagger}
          />
        ) : null
      })}
    </View>
  )
}

type ChipProps = { readonly start: Place; readonly end: Place; readonly delay: number }

function SlidingChip({ start, end, delay }: ChipProps) {
  const way = useSharedValue(0)
  useEffect(() => {
    way.set(withDelay(delay, withTiming(1, SLIDE)))
  }, [way, delay])
  const style = useAnimatedStyle(() => {
    const part = way.get()
    return {
      // It fades in at one pile and out at the other.
      opacity: part === 0 || part === 1 ? 0 : Math.min(1, Math.min(part, 1 - part) * 8),
      transform: [
        { translateX: start.x + (end.x - start.x) * part - SIZE / 2 },
        { translateY: start.y + (end.y - start.y) * part - SIZE / 2 },
      ],
    }
  })
  return (
    <MovingView style={[styles.chip, OWN_LAYER, style]}>
      <FlatChip size={SIZE} />
    </MovingView>
  )
}

const styles = StyleSheet.create({
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'none', zIndex: 2 },
  chip: { position: 'absolute', left: 0, top: 0 },
})
