/** The column beside the table on a phone on its side, and the least that it leaves to the box. */
export const SIDE_WIDTH = 276
const LEAST_BESIDE = 270

/**
 * Whether the actions stand beside the box. A window that is wide but small, as at 400 % zoom, has no
 * room for both: there the table is a column, and scrolls.
 */
export const isTableWide = ({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): boolean => width > height && width >= SIDE_WIDTH + LEAST_BESIDE
