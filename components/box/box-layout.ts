import type { TileCount } from '@/engine'

export type Rect = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type FlapRow = {
  readonly recess: Rect
  readonly rail: Rect
  /** Where each flap stands and is tapped: they share their borders, so no tap falls between two. */
  readonly flaps: readonly { readonly tile: number; readonly rect: Rect }[]
}

export type BoxLayout = {
  readonly width: number
  readonly height: number
  /** The thickness of the walnut. */
  readonly frame: number
  readonly rows: readonly FlapRow[]
  readonly felt: Rect
}

export const LEAST_FLAP = { width: 30, height: 44 } as const
/** Two dice at their smallest, with air round them. */
export const LEAST_FELT = { width: 120, height: 64 } as const
const THINNEST_FRAME = 8
const LEAST_GAP = 2

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(most, value))

/**
 * Lays the box out in the given space: one row of flaps, or two where one would make them too
 * narrow to tap. Where even the smallest box is taller than the space, it is taller than the space.
 */
export function boxLayout(tiles: TileCount, width: number, height: number): BoxLayout {
  const ideal = between(10, Math.min(width, height) * 0.037, 24)
  const spare = (width - tiles * LEAST_FLAP.width) / 2
  const isOneRow = spare >= THINNEST_FRAME + LEAST_GAP
  const gap = isOneRow
    ? between(LEAST_GAP, spare - ideal, width * 0.012)
    : Math.max(3, width * 0.012)
  const frame = isOneRow ? Math.min(ideal, spare - gap) : ideal
  const rowCount = isOneRow ? 1 : 2
  const perRow = Math.ceil(tiles / rowCount)
  const inside = width - 2 * (frame + gap)
  const pitch = Math.min(inside / perRow, 150)
  const thickness = between(6, Math.min(width, height) * 0.02, 12)

  const fixed = 2 * frame + rowCount * (gap + thickness)
  const tall = Math.max(height, fixed + rowCount * LEAST_FLAP.height + LEAST_FELT.height)
  const room = tall - 2 * frame
  const wish = isOneRow
    ? Math.min(room * 0.3, Math.max(pitch * 3, 104), 240)
    : Math.min(room * 0.19, Math.max(pitch * 1.9, 72))
  const most = (tall - fixed - LEAST_FELT.height) / rowCount
  const flapHeight = between(LEAST_FLAP.height, wish, most)

  const rows: FlapRow[] = []
  let y = frame
  for (let row = 0; row < rowCount; row++) {
    const first = row * perRow + 1
    const count = Math.min(perRow, tiles - row * perRow)
    const left = (width - count * pitch) / 2
    rows.push({
      recess: { x: frame, y, width: width - 2 * frame, height: gap + flapHeight },
      rail: {
        x: frame * 0.62,
        y: y + gap + flapHeight,
        width: width - 1.24 * frame,
        height: thickness,
      },
      flaps: Array.from({ length: count }, (_, i) => ({
        tile: first + i,
        rect: { x: left + i * pitch, y: y + gap, width: pitch, height: flapHeight },
      })),
    })
    y += gap + flapHeight + thickness
  }
  const felt = { x: frame, y, width: width - 2 * frame, height: tall - frame - y }
  return { width, height: tall, frame, rows, felt }
}
