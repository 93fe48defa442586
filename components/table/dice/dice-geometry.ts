/** Right-handed coordinates: x to the right, y away from the player, z up. */
export type Vector = readonly [number, number, number]
/** A rotation as a unit quaternion, real part first. */
export type Rotation = readonly [number, number, number, number]

export type Face = 1 | 2 | 3 | 4 | 5 | 6

export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]

export const NO_ROTATION: Rotation = [1, 0, 0, 0]
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
export const FACE_AXES: Readonly<Record<Face, readonly [Vector, Vector]>> = {
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

/** The positions of the pips on a face: from -1 to 1 across and along. */
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

export function rotationAbout(axis: Vector, angle: number): Rotation {
  'worklet'
  const sine = Math.sin(angle / 2)
  return [Math.cos(angle / 2), axis[0] * sine, axis[1] * sine, axis[2] * sine]
}

/** Returns the rotation that applies `b` first, then `a`. */
export function compose(a: Rotation, b: Rotation): Rotation {
  'worklet'
  return [
    a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
    a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
    a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
    a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
  ]
}

export function rotate(rotation: Rotation, v: Vector): Vector {
  'worklet'
  const [w, x, y, z] = rotation
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

const FACE_UP: Readonly<Record<Face, Rotation>> = {
  1: rotationAbout([0, 1, 0], -QUARTER),
  2: rotationAbout([1, 0, 0], QUARTER),
  3: NO_ROTATION,
  4: rotationAbout([1, 0, 0], 2 * QUARTER),
  5: rotationAbout([1, 0, 0], -QUARTER),
  6: rotationAbout([0, 1, 0], QUARTER),
}

export const isFace = (pips: number): pips is Face =>
  Number.isInteger(pips) && pips >= 1 && pips <= 6

/** Returns the rotation of a die at rest with the given face on top, and `yaw` about z. */
export const restingRotation = (face: Face, yaw: number): Rotation =>
  compose(rotationAbout(UP, yaw), FACE_UP[face])

/** The 24 orientations of a cube that is aligned with the axes. */
export const ORIENTATIONS: readonly Rotation[] = FACES.flatMap((face) =>
  [0, 1, 2, 3].map((quarters) => restingRotation(face, quarters * QUARTER)),
)

/** Returns the face on top. */
export function topFace(rotation: Rotation): Face {
  let top: Face = 1
  for (const face of FACES) {
    if (rotate(rotation, NORMALS[face])[2] > rotate(rotation, NORMALS[top])[2]) top = face
  }
  return top
}
