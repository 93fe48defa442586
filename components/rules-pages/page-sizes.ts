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
  /** All of the page is seen at once only if what is least needed is left out, and the rest drawn smaller. */
  readonly isTight: boolean
}

const LOW = 480
/** A narrower window that is low, as at 400 % zoom, has no room for two columns. */
const LEAST_SIDEWAYS = 540
const WIDE = 1000
const MAX_BOX = 720
const NARROW = 480
/** A phone that is higher, its insets left out, shows a page in letters of the usual size. */
const TALL = 770
/** The page beside a box has at least this much room. */
const LEAST_SIDE = 300

/** Lays a page of rules out in a window of this size, without its insets; in one column the box may be lower. */
export function pageSizes(width: number, height: number): PageSizes {
  if (width > height && height < LOW && width >= LEAST_SIDEWAYS) {
    const boxWidth = Math.min(Math.floor(width * 0.54), width - LEAST_SIDE)
    const box = { width: boxWidth, height: height - 2 * SPACE.s, bleed: 0 }
    return { shape: 'sideways', box, isTight: false }
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
      isTight: false,
    }
  }
  const bleed = width < NARROW ? SPACE.l - SPACE.xs : 0
  return {
    shape: 'one column',
    box: {
      bleed,
      width: Math.min(width - 2 * (SPACE.l - bleed), MAX_BOX),
      height: Math.round(Math.min(400, height * 0.25)),
    },
    isTight: width < NARROW && height < TALL,
  }
}
