import type { SharedValue } from '@/components/motion/motion'
import { brass, ivory } from '@/components/ui/theme'

/** The colours of brass, felt and ivory. */
export const CONFETTI_COLOURS = [
  brass.light,
  brass.middle,
  '#2b8263',
  '#135540',
  ivory.middle,
  '#b98a33',
] as const

/** A piece of confetti. */
export type ConfettiPiece = {
  readonly width: number
  readonly height: number
  readonly colour: string
}

/** Where a piece of confetti is, and how it is turned. */
export type Flight = {
  readonly x: number
  readonly y: number
  /** In radians. */
  readonly angle: number
  /** The visible part of its height: a piece that flips over is seen edge-on twice per rotation. */
  readonly flip: number
  readonly opacity: number
}

/** A rectangle on the screen, in points. */
export type Area = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type ConfettiPiecesProps<T extends ConfettiPiece> = {
  readonly pieces: readonly T[]
  readonly time: SharedValue<number>
  /** A worklet that returns the flight of a piece at a time; `end` is the height of the floor. */
  readonly flightOf: (piece: T, time: number, end: number) => Flight
  readonly end: number
  /** The part of the screen in which pieces are visible. */
  readonly area: Area
}

/** A piece of confetti that falls from above the screen. */
export type FallingPiece = ConfettiPiece & {
  readonly x: number
  /** How far it swings to either side. */
  readonly sway: number
  readonly phase: number
  /** When it starts to fall, as a fraction of the whole animation. */
  readonly start: number
  readonly speed: number
  /** How fast it rotates. */
  readonly spin: number
}

/** How far above the screen a piece starts, and how far below it ends. */
const MARGIN = 20

/** Returns the flight of a piece at a time from 0 to 1; before its start it is above the screen. */
export function fallAt(piece: FallingPiece, time: number, screenHeight: number): Flight {
  'worklet'
  const since = Math.max(0, (time - piece.start) * piece.speed)
  return {
    x: piece.x + piece.sway * Math.sin(piece.phase + since * 9),
    y: Math.min(since * 1.5 * screenHeight, screenHeight + 2 * MARGIN) - MARGIN,
    angle: piece.phase + since * piece.spin,
    flip: Math.cos(piece.phase * 3 + since * piece.spin * 5),
    opacity: 1,
  }
}
