import { SPACE } from '../ui/theme'

/** How a page of rules is laid out: the rules below the table, beside it, or on a phone on its side. */
type PageSizes = {
  readonly shape: 'one column' | 'columns' | 'sideways'
  readonly box: {
    readonly width: number
    readonly height: number
    /** How far it may go beyond each side of the page, where that lets its flaps stand in one row. */
    readonly bleed: number
  }
}

const LOW = 480
/** A narrower window that is low, as at 400 % zoom, has no room for two columns. */
const LEAST_SIDEWAYS = 540
const WIDE = 1000
const MAX_BOX = 720
const NARROW = 480
/** What else is on a page in one column, and a box that is lower than this has no room for its dice. */
const REST = 634
const LEAST_BOX = 150
/** The page beside a box has at least this much room. */
const LEAST_SIDE = 300

/**
 * Lays a page of rules out in a window of this size, without its insets: the box has a quarter of it, or less where
 * the page would not be seen whole.
 */
export function pageSizes(width: number, height: number): PageSizes {
  if (width > height && height < LOW && width >= LEAST_SIDEWAYS) {
    const boxWidth = Math.min(Math.floor(width * 0.54), width - LEAST_SIDE)
    return { shape: 'sideways', box: { width: boxWidth, height: height - 2 * SPACE.s, bleed: 0 } }
  }
  if (width >= WIDE) {
    const column = (Math.min(width, 1160) - 3 * SPACE.l) / 2
    return {
      shape: 'columns',
      box: {
        width: Math.floor(column),
        height: Math.round(Math.min(460, height * 0.52)),
        bleed: 0,
      },
    }
  }
  const bleed = width < NARROW ? SPACE.l - SPACE.xs : 0
  return {
    shape: 'one column',
    box: {
      bleed,
      width: Math.min(width - 2 * (SPACE.l - bleed), MAX_BOX),
      height: Math.round(Math.max(LEAST_BOX, Math.min(400, height * 0.25, height - REST))),
    },
  }
}
