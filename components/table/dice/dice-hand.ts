import { WIND_UP } from '@/model/table-times'
import { compose, rotationAbout, type Rotation } from './dice-geometry'
import { poseAt, type Pose, type Tumble } from './dice-motion'
import { groundOf, handSpots, placeOf, type FeltSize, type Place } from './dice-places'

/** The dice before, in and after a throw, as plain numbers that can cross threads. */
export type DiceMotion = {
  readonly tumble: Tumble
  /** How the dice lay before the throw. */
  readonly before: readonly Pose[]
  /** Where each die is that the hand shakes. */
  readonly hand: readonly Place[]
  /** Beyond the near edge of the felt: where a die comes from or goes to that is not thrown. */
  readonly aside: Place
}

export function diceMotion(
  tumble: Tumble,
  before: readonly Pose[],
  inHand: number,
  felt: FeltSize,
): DiceMotion {
  const ground = groundOf(felt)
  const hand = handSpots(ground, inHand).map((spot) => placeOf(spot, ground.edge))
  return { tumble, before, hand, aside: [felt.width / 2, felt.height + 1.8 * ground.edge] }
}

/** Returns how the dice of a tumble lie in the end. */
export const restingPoses = ({ dice }: Tumble): readonly Pose[] =>
  dice.map((die) => poseAt(die, die.duration))

/** Returns the pose of a die in the hand that shakes it, at a moment of a loop from 0 to 1. */
export function shakenPose([x, y]: Place, index: number, moment: number, edge: number): Pose {
  'worklet'
  const wave = (times: number, shift: number) => Math.sin(2 * Math.PI * (times * moment + shift))
  const own = index * 0.43
  const rotation = compose(
    rotationAbout(
      [0, 0.6, 0.8],
      2 * Math.PI * (index === 0 ? 2 : -2) * moment + 0.5 * wave(7, own),
    ),
    rotationAbout([1, 0, 0], 2 * Math.PI * moment + 0.4 * wave(9, own + 0.3)),
  )
  return {
    // The hand moves both alike, and they hop in it in turn: they never touch.
    x: x + edge * (0.24 * wave(6, 0) + 0.02 * wave(11, own)),
    y: y + edge * (0.1 * wave(7, 0.2) - 0.06),
    height: 1.02 + 0.16 * wave(6, 0.25) + 0.2 * Math.abs(wave(5, own)),
    rotation,
  }
}

function mixedRotation(a: Rotation, b: Rotation, part: number): Rotation {
  'worklet'
  const isFar = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0
  const [u, v] = [1 - part, isFar ? -part : part]
  const mixed: Rotation = [
    a[0] * u + b[0] * v,
    a[1] * u + b[1] * v,
    a[2] * u + b[2] * v,
    a[3] * u + b[3] * v,
  ]
  const length = Math.hypot(mixed[0], mixed[1], mixed[2], mixed[3]) || 1
  return [mixed[0] / length, mixed[1] / length, mixed[2] / length, mixed[3] / length]
}

/** Returns a pose between two, lifted on the way. */
function between(a: Pose, b: Pose, part: number): Pose {
  'worklet'
  return {
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
    height: a.height + (b.height - a.height) * part + 0.5 * part * (1 - part),
    rotation: mixedRotation(a.rotation, b.rotation, part),
  }
}

/** After a throw the hand still closes: until then it does not hold the dice again. */
export const HAND_OPEN_MS = WIND_UP + 60

/**
 * Returns the pose of a die: on the felt, `held` of the way into the hand, which is at `moment` of
 * its shake, or thrown `time` milliseconds ago.
 */
export function poseOf(
  { tumble, before, hand, aside }: DiceMotion,
  index: number,
  time: number,
  held: number,
  moment: number,
): Pose {
  'worklet'
  const die = tumble.dice[index]
  const outside: Pose = { x: aside[0], y: aside[1], height: 0.5, rotation: [1, 0, 0, 0] }
  const place = hand[index]
  const inHand = place ? shakenPose(place, index, moment, tumble.edge) : outside
  if (!die) return between(outside, inHand, held)
  if (time < WIND_UP) {
    const lying = before[index] ?? outside
    const part = time / WIND_UP
    const eased = part * part * (3 - 2 * part)
    return between(between(lying, inHand, held), poseAt(die, WIND_UP), eased)
  }
  const thrown = poseAt(die, time)
  return held === 0 || time < HAND_OPEN_MS ? thrown : between(thrown, inHand, held)
}
