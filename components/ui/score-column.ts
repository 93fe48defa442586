/** The approximate width of a digit, including the spaces between thousands, in parts of the font size. */
const DIGIT_WIDTH = 0.7
/** The room that a name needs beside the score, in points at normal text size. */
const NAME_WIDTH = 104
/** Below this size scores move below the names instead of shrinking further. */
const SMALLEST_BESIDE = 15
const SMALLEST = 9

type Room = {
  /** For name and score together. */
  readonly width: number
  readonly largest: number
  /** The text size of the phone relative to normal. */
  readonly fontScale: number
}

export type ScoreColumn = {
  /** Of every score in the column. */
  readonly fontSize: number
  /** The drawn width of the longest score. */
  readonly width: number
  /** All scores are below their names, on lines of their own. */
  readonly isBelow: boolean
}

/** The font size at which the longest score of a column fits on one line, and where the scores are. */
export function scoreColumn(scores: readonly string[], room: Room): ScoreColumn {
  const { width, largest, fontScale } = room
  const digits = Math.max(1, ...scores.map((score) => score.replace(/\s/g, '').length))
  const sizeIn = (space: number) => Math.floor(space / (digits * DIGIT_WIDTH * fontScale))
  const beside = Math.min(largest, sizeIn(width - NAME_WIDTH * Math.min(fontScale, 1.3)))
  const isBelow = beside < SMALLEST_BESIDE
  const fontSize = isBelow ? Math.max(SMALLEST, Math.min(largest, sizeIn(width))) : beside
  return { fontSize, width: Math.ceil(digits * DIGIT_WIDTH * fontScale * fontSize), isBelow }
}
