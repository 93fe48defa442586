import { dot, rotate, type Rotation, type Vector } from './dice-geometry'

/** The angle at which the camera looks down on the felt. */
const ELEVATION = (37 * Math.PI) / 180
/** From the camera to the die; lengths are in edges of a die. */
const DISTANCE = 7.5
const SINE = Math.sin(ELEVATION)
const COSINE = Math.cos(ELEVATION)

/** The position of the camera relative to the centre of a die. */
export const EYE: Vector = [0, -DISTANCE * COSINE, DISTANCE * SINE]

/** The unit vector towards the light: above the table, a little to the left and behind. */
const LIGHT: Vector = [-0.3, 0.16, 0.94]

/** The factor from a height above the felt to a distance on the screen. */
export const HEIGHT_SCALE = COSINE

/** The factor from a distance on the felt, away from the player, to one on the screen. */
export const FLATTENING = SINE

/** The radius of the rounding of a die's edges. */
export const ROUNDING = 0.11

export type Point = readonly [number, number]

/** Projects a point, relative to the centre of the die, onto the screen, where y points down. */
export function project(v: Vector): Point {
  'worklet'
  const depth = v[2] * SINE - v[1] * COSINE
  const scale = DISTANCE / (DISTANCE - depth)
  return [v[0] * scale, -(v[1] * SINE + v[2] * COSINE) * scale]
}

/** Whether a face with this normal faces the camera. */
export function isSeen(normal: Vector): boolean {
  'worklet'
  return dot(normal, EYE) > 0.5
}

/**
 * Returns the opacity of the shading of a face with this normal: nearly 0 if it looks up, where the
 * light comes from, so that the face that counts is the brightest, and clearly more at the sides.
 */
export function shadingOf(normal: Vector): number {
  'worklet'
  const cosine = dot(normal, LIGHT)
  return cosine > 0 ? 0.42 * (1 - cosine) ** 1.35 : 0.42 - 0.3 * cosine
}

/** Returns the height of the centre of a die at which its lowest corner touches the felt. */
export function restingHeight(rotation: Rotation): number {
  'worklet'
  const reach =
    Math.abs(rotate(rotation, [1, 0, 0])[2]) +
    Math.abs(rotate(rotation, [0, 1, 0])[2]) +
    Math.abs(rotate(rotation, [0, 0, 1])[2])
  return reach * (0.5 - ROUNDING) + ROUNDING
}

/** Projects the shadow of a point of a die at this height, relative to the spot below the die. */
export function shadowOf(v: Vector, height: number): Point {
  'worklet'
  const distance = (v[2] + height) / LIGHT[2]
  return [v[0] - LIGHT[0] * distance, -(v[1] - LIGHT[1] * distance) * SINE]
}
