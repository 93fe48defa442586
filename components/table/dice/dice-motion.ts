import { FIRST_LANDING, LANDING_GAP, LANDING_SPREAD, ROCKING } from '@/model/tumble-times'
import { HEIGHT_SCALE, restingHeight } from './dice-camera'
import {
  compose,
  isFace,
  NO_ROTATION,
  restingRotation,
  rotationAbout,
  type Rotation,
  type Vector,
} from './dice-geometry'
import { dieEdge, restingPlaces, startingPlaces } from './dice-places'
import { seededRandom } from './seeded-random'

/** The path of one die to its resting place, as plain numbers that can cross threads. */
export type DieTumble = {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  /** How far the path bends to the side. */
  readonly curve: number
  /** The horizontal axis it rolls about, and the angles it rolls about it and spins about z. */
  readonly axis: Vector
  readonly roll: number
  readonly spin: number
  readonly end: Rotation
  /** When it lands on its face, and when it lies still, in milliseconds after the throw. */
  readonly landing: number
  readonly duration: number
}

export type Tumble = {
  readonly edge: number
  readonly duration: number
  readonly dice: readonly DieTumble[]
}

export type Pose = {
  readonly x: number
  readonly y: number
  /** The height of its centre above the felt, in edges. */
  readonly height: number
  readonly rotation: Rotation
}

/** When the last tip over an edge begins, as a fraction of the time until it lands. */
const TIP_START = 0.78
const TIP_ANGLE = 0.9
const ROCK_ANGLE = 0.075
const START_HEIGHT = 1.15
/** When it touches the felt, as fractions of that time, and how high it bounces in between. */
const TOUCHES = [0.2, 0.47, 0.66] as const
const BOUNCE_HEIGHTS = [0.62, 0.2] as const

/** Returns the tumble of a throw: `throwIndex` seeds its path, the faces come from the engine. */
export function tumbleOf(
  faces: readonly number[],
  throwIndex: number,
  width: number,
  height: number,
): Tumble {
  const edge = dieEdge(width, height)
  const places = restingPlaces(faces.length, throwIndex, width, height)
  const starts = startingPlaces(faces.length, throwIndex, width, height)
  const dice = faces.map((pips, i): DieTumble => {
    const random = (use: number) => seededRandom(throwIndex, i * 16 + use)
    const to = places[i] ?? [width / 2, height / 2]
    const from = starts[i] ?? to
    const yaw = 0.32 + 0.9 * random(0) + (Math.floor(4 * random(1)) * Math.PI) / 2
    const heading = Math.atan2(from[1] - to[1], to[0] - from[0])
    // It rolls over the edge that is closest to a right angle with its path.
    const rightAngle = heading + Math.PI / 2
    const edgeAngle = yaw + Math.round((rightAngle - yaw) / (Math.PI / 2)) * (Math.PI / 2)
    const landing = FIRST_LANDING + LANDING_GAP * i + LANDING_SPREAD * random(2)
    return {
      from,
      to,
      curve: (random(3) - 0.5) * 0.5 * edge,
      axis: [Math.cos(edgeAngle), Math.sin(edgeAngle), 0],
      roll: (2 + Math.floor(2 * random(4))) * Math.PI + 1.5 * random(5),
      spin: (random(6) - 0.5) * 3,
      end: isFace(pips) ? restingRotation(pips, yaw) : NO_ROTATION,
      landing,
      duration: landing + ROCKING,
    }
  })
  return { edge, dice, duration: Math.max(0, ...dice.map((die) => die.duration)) }
}

/** Returns the angle left to roll: it slows down, then accelerates as the die tips over. */
function rollLeft(die: DieTumble, time: number): number {
  'worklet'
  if (time >= die.duration) return 0
  if (time >= die.landing) return ROCK_ANGLE * Math.sin((Math.PI * (time - die.landing)) / ROCKING)
  const progress = time / die.landing
  const rollBeforeTip = die.roll - TIP_ANGLE
  if (progress < TIP_START) {
    const left = 1 - progress / TIP_START
    return TIP_ANGLE + rollBeforeTip * (0.12 * left + 0.88 * left * left)
  }
  const speed = (0.12 * rollBeforeTip) / TIP_START
  const tipDuration = 1 - TIP_START
  const acceleration = (2 * (TIP_ANGLE - speed * tipDuration)) / (tipDuration * tipDuration)
  const since = progress - TIP_START
  return Math.max(0, TIP_ANGLE - speed * since - 0.5 * acceleration * since * since)
}

/** Returns the height of its bounce above the rolling height, in edges. */
function bounceHeight(progress: number): number {
  'worklet'
  if (progress < TOUCHES[0]) return START_HEIGHT * (1 - (progress / TOUCHES[0]) ** 2)
  for (let i = 0; i < BOUNCE_HEIGHTS.length; i++) {
    const [start, end] = [TOUCHES[i] as number, TOUCHES[i + 1] as number]
    if (progress < end) {
      const part = (progress - start) / (end - start)
      return 4 * (BOUNCE_HEIGHTS[i] as number) * part * (1 - part)
    }
  }
  return 0
}

/** Returns the position and rotation of a die `time` milliseconds after the throw. */
export function poseAt(die: DieTumble, time: number): Pose {
  'worklet'
  const slide = Math.max(0, 1 - time / die.duration)
  const left = slide * slide
  const [dx, dy] = [die.from[0] - die.to[0], die.from[1] - die.to[1]]
  const length = Math.hypot(dx, dy) || 1
  const bend = die.curve * Math.sin(Math.PI * left)
  const roll = rotationAbout(die.axis, -rollLeft(die, time))
  const rotation = compose(rotationAbout([0, 0, 1], -die.spin * left), compose(roll, die.end))
  return {
    x: die.to[0] + dx * left - (dy / length) * bend,
    y: die.to[1] + dy * left + (dx / length) * bend,
    height: restingHeight(rotation) + bounceHeight(Math.min(1, time / die.landing)),
    rotation,
  }
}

/** Returns how far above its spot on the felt the centre of a die is drawn on the screen. */
export function riseOf(pose: Pose, edge: number): number {
  'worklet'
  return pose.height * HEIGHT_SCALE * edge
}
