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
  /** The area in which each flap is drawn and tapped: without gaps, so that no tap falls between two. */
  readonly flaps: readonly { readonly tile: number; readonly rect: Rect }[]
}

export type BoxLayout = {
  readonly width: number
  readonly height: number
  /** The thickness of the walnut frame. */
  readonly frame: number
  readonly rows: readonly FlapRow[]
  readonly felt: Rect
  /** The area covered by the lid: all flaps. */
  readonly lid: Rect
}

export const MIN_FLAP = { width: 30, height: 44 } as const
/** Room for two dice of the smallest size. */
export const MIN_FELT = { width: 120, height: 64 } as const
/** Room for two rows of six flaps of the smallest size. */
const MIN_WIDTH = 206
const MIN_FRAME = 8
const MIN_GAP = 2

const clamp = (min: number, value: number, max: number) => Math.max(min, Math.min(max, value))

/**
 * Lays the box out in the given space: one row of flaps, or two where one would make them too
 * narrow to tap. The box is larger than the space if the minimum sizes do not fit into it. All
 * lengths are whole numbers, because an `Svg` cuts off the fraction of its size.
 */
export function boxLayout(tiles: TileCount, areaWidth: number, areaHeight: number): BoxLayout {
  const [width, height] = [Math.max(MIN_WIDTH, Math.floor(areaWidth)), Math.floor(areaHeight)]
  const idealFrame = Math.round(clamp(10, Math.min(width, height) * 0.037, 24))
  const spare = Math.floor((width - tiles * MIN_FLAP.width) / 2)
  const isOneRow = spare >= MIN_FRAME + MIN_GAP
  const idealGap = Math.round(width * 0.012)
  const gap = isOneRow ? clamp(MIN_GAP, spare - idealFrame, idealGap) : Math.max(3, idealGap)
  const frame = isOneRow ? Math.min(idealFrame, spare - gap) : idealFrame
  const rowCount = isOneRow ? 1 : 2
  const perRow = Math.ceil(tiles / rowCount)
  const innerWidth = width - 2 * (frame + gap)
  const pitch = Math.floor(Math.min(innerWidth / perRow, 150))
  const railHeight = Math.round(clamp(6, Math.min(width, height) * 0.02, 12))
  const railX = Math.round(frame * 0.62)

  const fixedHeight = 2 * frame + rowCount * (gap + railHeight)
  const totalHeight = Math.max(height, fixedHeight + rowCount * MIN_FLAP.height + MIN_FELT.height)
  const innerHeight = totalHeight - 2 * frame
  const idealFlapHeight = isOneRow
    ? Math.min(innerHeight * 0.3, Math.max(pitch * 3, 104), 240)
    : Math.min(innerHeight * 0.19, Math.max(pitch * 1.9, 72))
  const maxFlapHeight = (totalHeight - fixedHeight - MIN_FELT.height) / rowCount
  const flapHeight = Math.floor(clamp(MIN_FLAP.height, idealFlapHeight, maxFlapHeight))

  const rows: FlapRow[] = []
  let y = frame
  for (let row = 0; row < rowCount; row++) {
    const first = row * perRow + 1
    const count = Math.min(perRow, tiles - row * perRow)
    const left = Math.floor((width - count * pitch) / 2)
    rows.push({
      recess: { x: frame, y, width: width - 2 * frame, height: gap + flapHeight },
      rail: { x: railX, y: y + gap + flapHeight, width: width - 2 * railX, height: railHeight },
      flaps: Array.from({ length: count }, (_, i) => ({
        tile: first + i,
        rect: { x: left + i * pitch, y: y + gap, width: pitch, height: flapHeight },
      })),
    })
    y += gap + flapHeight + railHeight
  }
  const felt = { x: frame, y, width: width - 2 * frame, height: totalHeight - frame - y }
  const flapsEnd = y - railHeight
  const lid = { x: frame, y: frame, width: width - 2 * frame, height: flapsEnd - frame }
  return { width, height: totalHeight, frame, rows, felt, lid }
}
