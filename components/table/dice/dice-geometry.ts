/** What turns in the world: x to the right, y away from the player, z up; right-handed. */
export type Vector = readonly [number, number, number]
/** A turn as a unit quaternion, real part first. */
export type Turn = readonly [number, number, number, number]

export type Face = 1 | 2 | 3 | 4 | 5 | 6

export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]

export const NO_TURN: Turn = [1, 0, 0, 0]
const UP: Vector = [0, 0, 1]

/**
 * Outward normals by face. 1, 2 and 3 sit on x, y and z: seen from their common corner they run
 * counter-clockwise, as on every western die, and opposite faces add up to seven.
 */
export const NORMALS: Readonly<Record<Face, Vector>> = {
  1: [1, 0, 0],
  2: [0, 1, 0],
  3: [0, 0, 1],
  4: [0, 0, -1],
  5: [0, -1, 0],
  6: [-1, 0, 0],
}

/** Two directions along each face, so that across × along is its normal. */
export const SIDES: Readonly<Record<Face, readonly [Vector, Vector]>> = {
  1: [
    [0, 1, 0],
    [0, 0, 1],
  ],
  2: [
    [0, 0, 1],
    [1, 0, 0],
  ],
  3: [
    [1, 0, 0],
    [0, 1, 0],
  ],
  4: [
    [0, 1, 0],
    [1, 0, 0],
  ],
  5: [
    [1, 0, 0],
    [0, 0, 1],
  ],
  6: [
    [0, 0, 1],
    [0, 1, 0],
  ],
}

const L = -0.5
const M = 0
const R = 0.5

/** Where the pips lie on a face: from -1 to 1 across and along. */
export const PIPS: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  1: [[M, M]],
  2: [
    [L, R],
    [R, L],
  ],
  3: [
    [L, L],
    [M, M],
    [R, R],
  ],
  4: [
    [L, L],
    [L, R],
    [R, L],
    [R, R],
  ],
  5: [
    [L, L],
    [L, R],
    [M, M],
    [R, L],
    [R, R],
  ],
  6: [
    [L, L],
    [L, M],
    [L, R],
    [R, L],
    [R, M],
    [R, R],
  ],
}

export function turnAbout(axis: Vector, angle: number): Turn {
  'worklet'
  const sine = Math.sin(angle / 2)
  return [Math.cos(angle / 2), axis[0] * sine, axis[1] * sine, axis[2] * sine]
}

/** First `b`, then `a`. */
export function compose(a: Turn, b: Turn): Turn {
  'worklet'
  return [
    a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
    a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
    a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
    a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
  ]
}

export function rotate(turn: Turn, v: Vector): Vector {
  'worklet'
  const [w, x, y, z] = turn
  const a = 2 * (y * v[2] - z * v[1])
  const b = 2 * (z * v[0] - x * v[2])
  const c = 2 * (x * v[1] - y * v[0])
  return [v[0] + w * a + y * c - z * b, v[1] + w * b + z * a - x * c, v[2] + w * c + x * b - y * a]
}

export function dot(a: Vector, b: Vector): number {
  'worklet'
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

const QUARTER = Math.PI / 2

const TO_THE_TOP: Readonly<Record<Face, Turn>> = {
  1: turnAbout([0, 1, 0], -QUARTER),
  2: turnAbout([1, 0, 0], QUARTER),
  3: NO_TURN,
  4: turnAbout([1, 0, 0], 2 * QUARTER),
  5: turnAbout([1, 0, 0], -QUARTER),
  6: turnAbout([0, 1, 0], QUARTER),
}

export const isFace = (pips: number): pips is Face =>
  Number.isInteger(pips) && pips >= 1 && pips <= 6

/** A die at rest with the given face on top, turned on the table by `yaw`. */
export const showing = (face: Face, yaw: number): Turn =>
  compose(turnAbout(UP, yaw), TO_THE_TOP[face])

/** The 24 ways a cube lies square on the table. */
export const ORIENTATIONS: readonly Turn[] = FACES.flatMap((face) =>
  [0, 1, 2, 3].map((quarters) => showing(face, quarters * QUARTER)),
)

/** The face that lies highest. */
export function topFace(turn: Turn): Face {
  let top: Face = 1
  for (const face of FACES) {
    if (rotate(turn, NORMALS[face])[2] > rotate(turn, NORMALS[top])[2]) top = face
  }
  return top
}
