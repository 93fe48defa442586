import type { MotionSample } from '../../device/shake-detector'
import { randomFrom } from '../support/seeded-random'

/** What the hand does to the phone at a moment (seconds), in g, gravity not included. */
type Movement = (seconds: number) => { x?: number; y?: number; z?: number }

type TraceOptions = { hertz?: number; jitter?: number; seed?: number; from?: number; tilt?: number }

/** What a phone held at a tilt measures of a movement: with gravity, sensor noise and jitter. */
export function record(
  seconds: number,
  movement: Movement,
  { hertz = 50, jitter = 0.1, seed = 1, from = 10_000, tilt = 0.6 }: TraceOptions = {},
): MotionSample[] {
  const random = randomFrom(seed)
  const noise = (size: number) =>
    size * (random.fraction() + random.fraction() + random.fraction() - 1.5)
  const step = 1000 / hertz
  return Array.from({ length: Math.round(seconds * hertz) }, (_, index) => {
    const t = from + (index + jitter * noise(1)) * step
    const { x = 0, y = 0, z = 0 } = movement((t - from) / 1000)
    return {
      x: x + noise(0.03),
      y: y + Math.sin(tilt) + noise(0.03),
      z: z + Math.cos(tilt) + noise(0.03),
      t,
    }
  })
}

const TAU = 2 * Math.PI

/** A push that starts at once and dies away within a few hundredths of a second, ringing. */
const jolt = (seconds: number, at: number, size: number, decay = 0.014) =>
  seconds < at ? 0 : size * Math.exp(-(seconds - at) / decay) * Math.cos(TAU * 28 * (seconds - at))

const hump = (seconds: number, at: number, width: number, size: number) =>
  size * Math.exp(-(((seconds - at) / width) ** 2))

/** To and fro from start to end, swelling and dying within a tenth of a second. */
export const shaking =
  (size: number, hertz: number, start: number, end: number): Movement =>
  (s) => {
    const swell = Math.min(1, Math.max(0, (s - start) / 0.1), Math.max(0, (end - s) / 0.1))
    const swing = swell * Math.sin(TAU * hertz * (s - start))
    return { x: 0.9 * size * swing, y: 0.35 * size * swing, z: 0.15 * size * swing }
  }

export const still: Movement = () => ({})

/** Two steps a second, phone in the hand: a bob, and the small jolt of the heel. */
export const walking: Movement = (s) => ({
  z: 0.24 * Math.sin(TAU * 1.9 * s) + 0.1 * Math.sin(TAU * 3.8 * s + 1) + jolt(s % 0.526, 0, 0.16),
  x: 0.1 * Math.sin(TAU * 0.95 * s),
})

/** Reached over the table and taken: two slow humps, a pull as it changes hands, a turn of the wrist. */
export const handingOver: Movement = (s) => ({
  y: hump(s, 0.6, 0.15, 0.45) + hump(s, 2.2, 0.2, -0.4),
  x: hump(s, 1.4, 0.05, 0.95) + 0.2 * Math.sin(TAU * 0.7 * s),
  z: hump(s, 1.5, 0.08, -0.3),
})

/** Lowered, and the knock of the table, first one edge and then flat. */
export const puttingDown: Movement = (s) => ({
  z: hump(s, 0.6, 0.15, -0.3) + jolt(s, 1.1, 2.4) + jolt(s, 1.16, 1.2),
})

export const knock =
  (...times: number[]): Movement =>
  (s) => ({ z: times.reduce((sum, at) => sum + jolt(s, at, 3), 0) })

export const together =
  (...movements: Movement[]): Movement =>
  (s) =>
    movements
      .map((movement) => movement(s))
      .reduce((a, b) => ({
        x: (a.x ?? 0) + (b.x ?? 0),
        y: (a.y ?? 0) + (b.y ?? 0),
        z: (a.z ?? 0) + (b.z ?? 0),
      }))
