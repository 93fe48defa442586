import { fittingSize } from '../ui/fitting-size'
import { isRoomy } from '../ui/roomy'
import { SPACE } from '../ui/theme'
import { useWindowSize } from '../ui/turned'
import { isTableWide } from './table-shape'

export type PassSize = {
  /** The head is to the left of everything else. */
  readonly isWide: boolean
  /** A tablet or a desk. */
  readonly isLarge: boolean
  /** So low, as at 400 % zoom, that the head scrolls with the rest. */
  readonly isTiny: boolean
  /** The badge is beside the name, to leave room for the scores. */
  readonly isBeside: boolean
  readonly badge: number
  readonly headWidth: number
  readonly boxWidth: number
}

export const MAX_PASS_WIDTH = { upright: 640, wide: 1120 }
/** A lower screen has no room for the badge below the name; nor has a higher one where a sign is asked for. */
const LOW_HEIGHT = 640
const LOW_WITH_SIGN = 780
const TINY_HEIGHT = 400
const MANY_PLAYERS = 6

type Needs = { readonly players: number; readonly asksSign: boolean; readonly inset: number }

/** How large the parts of the pass card are on this screen. */
export function usePassSize({ players, asksSign, inset }: Needs): PassSize {
  const { width, height } = useWindowSize()
  const isLow = height < (asksSign ? LOW_WITH_SIGN : LOW_HEIGHT)
  const isWide = isTableWide({ width, height })
  const isLarge = isRoomy({ width, height })
  const isBeside = !isWide && !isLarge && (isLow || players > MANY_PLAYERS)
  const page = Math.min(
    width - 2 * SPACE.l - inset,
    isWide ? MAX_PASS_WIDTH.wide : MAX_PASS_WIDTH.upright,
  )
  return {
    isWide,
    isLarge,
    isTiny: !isWide && height < TINY_HEIGHT,
    isBeside,
    badge: isBeside ? 56 : isLarge ? 160 : isWide ? 88 : 104,
    headWidth: isWide ? (page - SPACE.xl) / 2 : page,
    boxWidth: isLarge
      ? 340
      : isBeside
        ? Math.min(124, Math.round(page * 0.36))
        : isWide
          ? 140
          : 252,
  }
}

/** The size up to `largest` at which each of these numbers has room on one line. */
export const numberSize = (
  numbers: readonly string[],
  { width, largest }: { readonly width: number; readonly largest: number },
): number =>
  Math.min(largest, ...numbers.map((text) => fittingSize(text, { width, largest, maxLines: 1 })))
