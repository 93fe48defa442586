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

/** One piece of confetti. */
export type Paper = {
  readonly x: number
  /** How far it swings to either side. */
  readonly sway: number
  readonly phase: number
  /** When it starts to fall, as a fraction of the whole animation. */
  readonly start: number
  readonly speed: number
  /** How fast it rotates. */
  readonly spin: number
  readonly width: number
  readonly height: number
}

/** Where it waits above the screen, and how far below the screen it is gone: out of sight. */
const MARGIN = 20

/** Returns the transform of a piece at a time from 0 to 1; it waits above the screen to fall. */
export function paperAt(paper: Paper, time: number, screenHeight: number) {
  'worklet'
  const since = Math.max(0, (time - paper.start) * paper.speed)
  const y = Math.min(since * 1.5 * screenHeight, screenHeight + 2 * MARGIN) - MARGIN
  return [
    { translateX: paper.x + paper.sway * Math.sin(paper.phase + since * 9) },
    { translateY: y },
    { rotate: `${paper.phase + since * paper.spin}rad` },
    // Paper that flips over is seen edge-on twice per rotation.
    { scaleY: Math.cos(paper.phase * 3 + since * paper.spin * 5) },
  ]
}
