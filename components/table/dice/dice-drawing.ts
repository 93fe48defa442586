import { PixelRatio } from 'react-native'
import { isSeen, project, ROUNDING, shadingOf, shadowOf, type Point } from './dice-camera'
import {
  FACE_AXES,
  FACES,
  NORMALS,
  PIPS,
  rotate,
  type Rotation,
  type Vector,
} from './dice-geometry'
import {
  boundsOf,
  ellipseOf,
  hullOf,
  roundedCorners,
  type Bounds,
  type Ellipse,
} from './dice-outlines'

type FaceDrawing = {
  readonly outline: ReturnType<typeof roundedCorners>
  /** The opacity of its shading. */
  readonly shade: number
  /** The shape of its pips, and their centres. */
  readonly pip: Ellipse
  readonly pips: readonly Point[]
}

/** A die in a square of `dieSize`. */
export type DieDrawing = {
  /** The top left corner of the square on the felt. */
  readonly corner: Point
  /** The corners of its body, which reaches `ROUNDING` edges beyond them. */
  readonly body: readonly Point[]
  /** The visible faces, three at most. */
  readonly faces: readonly FaceDrawing[]
  /** How far the highlight of a pip is shifted away from the light; 0 if it has none. */
  readonly rim: number
  /** The rectangle of its soft shadow on the felt. */
  readonly shadow: Bounds
  readonly shadowOpacity: number
}

const PIXELS_PER_POINT = PixelRatio.get()

/** Returns the size of the square in which a die is drawn: it has room for any rotation. */
export function dieSize(edge: number): number {
  'worklet'
  return Math.ceil(1.6 * edge) + 2
}

/** Rounds to a whole pixel: a bitmap that is drawn between two pixels is blurred. */
function roundToPixel(length: number): number {
  'worklet'
  return Math.round(length * PIXELS_PER_POINT) / PIXELS_PER_POINT
}

const CORNERS: readonly Vector[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => [x, y, z])),
)
const FACE_HALF = 0.5 - ROUNDING * 0.3
const PIP_RADIUS = 0.098
const ACE_RADIUS = 0.122
/** How far the highlight of a pip is shifted away from the light, in edges. */
const RIM_SHIFT = 0.013

/** Rounds an opacity to steps too small to see: a value that stays the same is not drawn again. */
function roundToFortieth(value: number): number {
  'worklet'
  return Math.round(value * 40) / 40
}

function drawFace(
  face: (typeof FACES)[number],
  rotation: Rotation,
  place: (v: Vector) => Point,
): FaceDrawing {
  'worklet'
  const normal = rotate(rotation, NORMALS[face])
  const across = rotate(rotation, FACE_AXES[face][0])
  const along = rotate(rotation, FACE_AXES[face][1])
  const spot = (a: number, b: number): Point =>
    place([
      normal[0] * 0.5 + across[0] * a + along[0] * b,
      normal[1] * 0.5 + across[1] * a + along[1] * b,
      normal[2] * 0.5 + across[2] * a + along[2] * b,
    ])
  const radius = face === 1 ? ACE_RADIUS : PIP_RADIUS
  const [middle, right, far] = [spot(0, 0), spot(radius, 0), spot(0, radius)]
  const quad = [
    spot(-FACE_HALF, -FACE_HALF),
    spot(FACE_HALF, -FACE_HALF),
    spot(FACE_HALF, FACE_HALF),
    spot(-FACE_HALF, FACE_HALF),
  ]
  return {
    outline: roundedCorners(quad, 0.12),
    shade: roundToFortieth(shadingOf(normal)),
    pip: ellipseOf(
      [right[0] - middle[0], right[1] - middle[1]],
      [far[0] - middle[0], far[1] - middle[1]],
    ),
    pips: PIPS[face].map(([a, b]) => spot(a * 0.52, b * 0.52)),
  }
}

/**
 * Returns the drawing of a die whose centre is `height` edges above the felt at (x, y). A moving die
 * has no highlights along its pips: they would not be noticed, and cost as much as the pips.
 */
export function drawDie(
  rotation: Rotation,
  [x, y]: Point,
  height: number,
  edge: number,
  rise: number,
  isMoving: boolean,
): DieDrawing {
  'worklet'
  const half = dieSize(edge) / 2
  const corner: Point = [roundToPixel(x - half), roundToPixel(y - rise - half)]
  const [centreX, centreY] = [x - corner[0], y - rise - corner[1]]
  const place = (v: Vector): Point => {
    const [px, py] = project(v)
    return [centreX + px * edge, centreY + py * edge]
  }
  const seen = FACES.filter((face) => isSeen(rotate(rotation, NORMALS[face])))
  const reach = 0.5 - ROUNDING
  const corners = CORNERS.map((c) => rotate(rotation, [c[0] * reach, c[1] * reach, c[2] * reach]))
  // The higher the die, the larger, softer and fainter its shadow.
  const shadowCorners = corners.map((c): Point => {
    const [sx, sy] = shadowOf(c, height)
    return [x + sx * edge, y + sy * edge]
  })
  return {
    corner,
    body: hullOf(corners.map(place)),
    faces: seen.slice(0, 3).map((face) => drawFace(face, rotation, place)),
    rim: isMoving ? 0 : RIM_SHIFT * edge,
    shadow: boundsOf(shadowCorners, 1.28 + 0.26 * height),
    shadowOpacity: roundToFortieth(Math.max(0.35, 1.15 - 0.3 * height)),
  }
}
