import { dot, rotate, type Turn, type Vector } from './dice-geometry'

/** How far the eye looks down on the felt, and how far it is away, in edges of a die. */
const ELEVATION = (37 * Math.PI) / 180
const DISTANCE = 7.5
const SINE = Math.sin(ELEVATION)
const COSINE = Math.cos(ELEVATION)

/** Where the eye is, seen from the middle of a die; edges are one long. */
export const EYE: Vector = [0, -DISTANCE * COSINE, DISTANCE * SINE]

/** Towards the lamp: behind the table, to the left. */
const LAMP: Vector = [-0.46, 0.24, 0.855]

/** How much of a height is seen. */
export const HEIGHT_SEEN = COSINE

/** The flat part of a face ends this far before the edge. */
export const ROUNDING = 0.11

export type Point = readonly [number, number]

/** A point of the die, from its middle, on the screen: y runs down. */
export function project(v: Vector): Point {
  'worklet'
  const towards = v[2] * SINE - v[1] * COSINE
  const scale = DISTANCE / (DISTANCE - towards)
  return [v[0] * scale, -(v[1] * SINE + v[2] * COSINE) * scale]
}

/** Whether the eye sees the front of a face with this normal. */
export function isSeen(normal: Vector): boolean {
  'worklet'
  return dot(normal, EYE) > 0.5
}

/** How dark the shade on a face with this normal is: none where it looks into the lamp. */
export function shadeOn(normal: Vector): number {
  'worklet'
  const light = dot(normal, LAMP)
  return light > 0 ? 0.34 * (1 - light) ** 1.3 : 0.34 - 0.22 * light
}

/** How high the middle of a die must be for its lowest corner to touch the felt. */
export function restingHeight(turn: Turn): number {
  'worklet'
  const reach =
    Math.abs(rotate(turn, [1, 0, 0])[2]) +
    Math.abs(rotate(turn, [0, 1, 0])[2]) +
    Math.abs(rotate(turn, [0, 0, 1])[2])
  return reach * (0.5 - ROUNDING) + ROUNDING
}

/** Where the shade of a point at this height above the felt falls, from the spot below the die. */
export function shadeOf(v: Vector, height: number): Point {
  'worklet'
  const fall = (v[2] + height) / LAMP[2]
  return [v[0] - LAMP[0] * fall, -(v[1] - LAMP[1] * fall) * SINE]
}
