import { CONFETTI_COLOURS, type Area, type Flight, type ConfettiPiece } from './confetti-piece'
import { seededRandom } from './dice/seeded-random'

/** A piece of confetti that is thrown up out of the box. Lengths are in points, times in seconds. */
export type BurstPiece = ConfettiPiece & {
  /** Where it leaves the box. */
  readonly x: number
  readonly y: number
  readonly start: number
  /** How far it flies up and to the side before the air stops it. */
  readonly rise: number
  readonly drift: number
  /** How fast it sinks then. */
  readonly sinking: number
  readonly sway: number
  readonly phase: number
  readonly spin: number
}

/** How fast the air stops a piece. */
const DRAG = 3.2
/** The distance above the floor over which a piece fades. */
const FADING = 90

const MAX_SWAY = 28

/** How long a burst lasts, in milliseconds: every piece has reached the floor then. */
export const BURST_MS = 4800

/**
 * Returns the flight of a piece: it shoots up, is stopped by the air, and sinks.
 * It has faded before it reaches `floor`, so that it never makes a page longer.
 */
export function burstAt(piece: BurstPiece, seconds: number, floor: number): Flight {
  'worklet'
  const since = Math.max(0, seconds - piece.start)
  const flown = 1 - Math.exp(-DRAG * since)
  const sunk = piece.sinking * (since - flown / DRAG)
  const y = Math.min(floor, piece.y - piece.rise * flown + sunk)
  const swaying = piece.sway * Math.min(1, since) * Math.sin(piece.phase + since * 4)
  return {
    x: piece.x + piece.drift * flown + swaying,
    y,
    angle: piece.phase + since * piece.spin,
    flip: Math.cos(piece.phase * 3 + since * piece.spin * 2),
    opacity: since > 0 ? Math.max(0, Math.min(1, (floor - y) / FADING)) : 0,
  }
}

type Origin = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns a piece that starts somewhere along the front of the lid. */
export function burstPiece(index: number, lid: Origin, screenHeight: number): BurstPiece {
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

/** Returns the rectangle around the box in which pieces are visible. */
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
