import { SPACE } from '../ui/theme'

/** The widths of the parts of the set-up, in points. */
export type Columns = {
  /** The rules are beside the players instead of below them. */
  readonly isWide: boolean
  readonly people: number
  readonly rules: number
  /** There is room for a third column with the chosen rules. */
  readonly isBeside: boolean
}

const WIDE = 700
const BESIDE = 1060
const MAX_WIDTH = 1280
const MIN_PEOPLE = 310
const MAX_PEOPLE = 380

/** Lays out the set-up in a window of this width: one column, two, or three. */
export function columnsOf(windowWidth: number): Columns {
  const width = Math.min(windowWidth, MAX_WIDTH) - 2 * SPACE.l
  const isWide = windowWidth >= WIDE
  if (!isWide) return { isWide, people: width, rules: width, isBeside: false }
  const isBeside = windowWidth >= BESIDE
  const people = Math.max(MIN_PEOPLE, Math.min(MAX_PEOPLE, Math.floor(width * 0.4)))
  // Names of rules need more width than names of players, which are short.
  return isBeside
    ? { isWide, people: MIN_PEOPLE, rules: width - MIN_PEOPLE - SPACE.l, isBeside }
    : { isWide, people, rules: width - people - SPACE.l, isBeside }
}
