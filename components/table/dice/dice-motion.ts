import { FIRST_LANDING, LANDING_GAP, LANDING_SPREAD, ROCKING } from '@/model/table-times'
import { bouncesOf, hopAt, touchesOf, type Bounce, type Touches } from './dice-bounces'
import { HEIGHT_SCALE, restingHeight } from './dice-camera'
import { isClear } from './dice-clearance'
import { isFace, NO_ROTATION, restingRotation, type Rotation } from './dice-geometry'
import { groundOf, type FeltSize } from './dice-places'
import { rotationAt, spinsOf, type Spins } from './dice-spins'
import { throwOf } from './dice-throw'
import { legsInTime, placeAt, type TimedLeg } from './dice-timing'
import { seededRandom } from './seeded-random'

/** The path of one die to its resting place, as plain numbers that can cross threads. */
export type DieTumble = {
  readonly legs: readonly TimedLeg[]
  readonly touches: Touches
  readonly spins: Spins
  /** When it lands on its face, and when it lies still, in milliseconds after the throw. */
  readonly landing: number
  readonly duration: number
}

export type Tumble = {
  readonly edge: number
  readonly duration: number
  readonly dice: readonly DieTumble[]
  /** What is heard before the dice land, in order. */
  readonly bounces: readonly Bounce[]
}

export type Pose = {
  readonly x: number
  readonly y: number
  /** The height of its centre above the felt, in edges. */
  readonly height: number
  readonly rotation: Rotation
}

/**
 * Returns the tumble of a throw: `throwIndex` seeds its path, the faces come from the engine. How
 * the dice go is worked out forwards, how they turn backwards from the faces that they end on.
 */
export function tumbleOf(faces: readonly number[], throwIndex: number, felt: FeltSize): Tumble {
  const ground = groundOf(felt)
  const { edge } = ground
  const landings = faces.map(
    (_, i) => FIRST_LANDING + LANDING_GAP * i + LANDING_SPREAD * seededRandom(throwIndex, i),
  )
  const touches = landings.map((landing, i) => touchesOf(throwIndex, i, landing, ground.headroom))
  const way = throwOf(faces.length, throwIndex, ground, (candidate) =>
    isClear(legsInTime(candidate, landings, edge), touches, landings, edge),
  )
  const legs = legsInTime(way, landings, edge)
  const dice = touches.map((own, i): DieTumble => {
    const random = (use: number) => seededRandom(throwIndex, 24 + 8 * i + use)
    const yaw = 0.32 + 0.9 * random(0) + (Math.floor(4 * random(1)) * Math.PI) / 2
    const face = faces[i] ?? 0
    const to = isFace(face) ? restingRotation(face, yaw) : NO_ROTATION
    const landing = landings[i] ?? 0
    const dieLegs = legs[i] ?? []
    return {
      legs: dieLegs,
      touches: own,
      spins: spinsOf(dieLegs, own.times, landing, edge, {
        to,
        yaw,
        random: (use) => random(2 + use),
      }),
      landing,
      duration: landing + ROCKING,
    }
  })
  return {
    edge,
    dice,
    duration: Math.max(0, ...dice.map(({ duration }) => duration)),
    bounces: bouncesOf(way, legs, touches),
  }
}

/** Returns the position and rotation of a die `time` milliseconds after the throw. */
export function poseAt(die: DieTumble, time: number): Pose {
  'worklet'
  const [x, y] = placeAt(die.legs, time)
  const rotation = rotationAt(die.spins, time)
  return { x, y, height: restingHeight(rotation) + hopAt(die.touches, time), rotation }
}

/** Returns how far above its spot on the felt the centre of a die is drawn on the screen. */
export function riseOf(pose: Pose, edge: number): number {
  'worklet'
  return pose.height * HEIGHT_SCALE * edge
}
