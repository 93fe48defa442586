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
export type Paper = {
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
  /** The part of its height that is seen: paper that flips over is seen edge-on twice per rotation. */
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

/** A piece of confetti that falls from above the screen. */
export type FallingPaper = Paper & {
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

/** Where it waits above the screen, and how far below the screen it is gone: out of sight. */
const MARGIN = 20

/** Returns the flight of a piece at a time from 0 to 1; it waits above the screen to fall. */
export function fallAt(paper: FallingPaper, time: number, screenHeight: number): Flight {
  'worklet'
  const since = Math.max(0, (time - paper.start) * paper.speed)
  return {
    x: paper.x + paper.sway * Math.sin(paper.phase + since * 9),
    y: Math.min(since * 1.5 * screenHeight, screenHeight + 2 * MARGIN) - MARGIN,
    angle: paper.phase + since * paper.spin,
    flip: Math.cos(paper.phase * 3 + since * paper.spin * 5),
    opacity: 1,
  }
}
