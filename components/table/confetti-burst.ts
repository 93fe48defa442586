import { CONFETTI_COLOURS, type Area, type Flight, type Paper } from './confetti-paper'
import { seededRandom } from './dice/seeded-random'

/** One piece of confetti that is thrown up out of the box. Lengths are in points, times in seconds. */
export type BurstPaper = Paper & {
  /** Where it leaves the box. */
  readonly x: number
  readonly y: number
  readonly start: number
  /** How far it flies up, and to the side, before the air has stopped it. */
  readonly rise: number
  readonly drift: number
  /** How fast it sinks after that. */
  readonly sinking: number
  readonly sway: number
  readonly phase: number
  readonly spin: number
}

/** How fast the air stops a piece. */
const DRAG = 3.2
/** Above the floor it fades over this distance. */
const FADING = 90

const MAX_SWAY = 28

/** How long a burst lasts, in milliseconds; by then every piece has sunk to the floor. */
export const BURST_MS = 4800

/**
 * Returns where a piece is after so many seconds: it shoots up, is stopped by the air, and sinks.
 * It is gone before it has sunk to `floor`, so that it never makes a page longer.
 */
export function burstAt(paper: BurstPaper, seconds: number, floor: number): Flight {
  'worklet'
  const since = Math.max(0, seconds - paper.start)
  const flown = 1 - Math.exp(-DRAG * since)
  const sunk = paper.sinking * (since - flown / DRAG)
  const y = Math.min(floor, paper.y - paper.rise * flown + sunk)
  const swaying = paper.sway * Math.min(1, since) * Math.sin(paper.phase + since * 4)
  return {
    x: paper.x + paper.drift * flown + swaying,
    y,
    angle: paper.phase + since * paper.spin,
    flip: Math.cos(paper.phase * 3 + since * paper.spin * 2),
    opacity: since > 0 ? Math.max(0, Math.min(1, (floor - y) / FADING)) : 0,
  }
}

type Origin = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns a piece that leaves the lid somewhere along its front, on a screen of this height. */
export function burstPaper(index: number, lid: Origin, screenHeight: number): BurstPaper {
  const random = (use: number) => seededRandom(index, 300 + use)
  const place = random(0)
  return {
    x: lid.x + lid.width * (0.04 + 0.92 * place),
    y: lid.y + lid.height * (0.75 + 0.25 * random(1)),
    start: 0.14 * random(2),
    rise: screenHeight * (0.16 + 0.5 * random(3)),
    // It flies outwards, like a fan.
    drift: lid.width * ((place - 0.5) * 0.75 + (random(4) - 0.5) * 0.3),
    sinking: screenHeight * (0.34 + 0.16 * random(5)),
    sway: 8 + (MAX_SWAY - 8) * random(6),
    phase: 6.3 * random(7),
    spin: (random(8) < 0.5 ? -1 : 1) * (2 + 4 * random(9)),
    width: 7 + 6 * random(10),
    height: 5 + 5 * random(11),
    colour: CONFETTI_COLOURS[index % CONFETTI_COLOURS.length]!,
  }
}

type Size = { readonly width: number; readonly height: number }

/** Returns the rectangle in which pieces are seen, about a box of this height: the rest of their way is off the screen. */
export function burstArea(lid: Origin, screen: Size, floor: number): Area {
  const side = Math.min(MAX_SWAY + 0.5 * lid.width, screen.width - lid.width)
  const rise = Math.min(0.66 * screen.height, screen.height - floor + lid.y)
  return {
    left: lid.x - side,
    top: lid.y - rise,
    width: lid.width + 2 * side,
    height: rise + floor - lid.y,
  }
}
