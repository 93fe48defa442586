import { SPACE } from '../ui/theme'

/** The layout of a rules page: rules below the table, beside it, or beside it on a phone in landscape. */
type PageSizes = {
  readonly shape: 'one column' | 'columns' | 'sideways'
  readonly box: {
    readonly width: number
    readonly height: number
    /** How far it extends beyond each side of the page, so that its flaps fit in one row. */
    readonly bleed: number
  }
  readonly space: PageSpace
}

/**
 * How much space a page has to fit on the screen. On a desk it is `roomy`; on a phone it is `tight` for text of normal
 * size, and at `least` the name stands in the bar, and the summary is as wide as the box.
 */
export type PageSpace = 'roomy' | 'ample' | 'tight' | 'least'

const LOW = 480
/** The minimum width for two columns in a low window; at 400 % zoom a window is narrower. */
const LEAST_SIDEWAYS = 540
const WIDE = 1000
const MAX_BOX = 720
const NARROW = 480
/** From these heights on, without insets, a page with text of normal size fits on a phone, and one with smaller text. */
const TALL = 770
const MIDDLING = 720
/** The minimum width of the page beside a box. */
const LEAST_SIDE = 300

/** The layout for a window of this size, without its insets. In one column the box may get less height. */
export function pageSizes(width: number, height: number): PageSizes {
  if (width > height && height < LOW && width >= LEAST_SIDEWAYS) {
    const boxWidth = Math.min(Math.floor(width * 0.54), width - LEAST_SIDE)
    const box = { width: boxWidth, height: height - 2 * SPACE.s, bleed: 0 }
    return { shape: 'sideways', box, space: 'ample' }
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
      space: height < MIDDLING ? 'ample' : 'roomy',
    }
  }
  const bleed = width < NARROW ? SPACE.l - SPACE.xs : 0
  return {
    shape: 'one column',
    box: {
      bleed,
      width: Math.min(width - 2 * (SPACE.l - bleed), MAX_BOX),
      height: Math.round(Math.min(400, height * (width < NARROW ? 0.25 : 0.38))),
    },
    space: width >= NARROW || height >= TALL ? 'ample' : height >= MIDDLING ? 'tight' : 'least',
  }
}
