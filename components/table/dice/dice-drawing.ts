import { isSeen, project, ROUNDING, shadeOf, shadeOn, type Point } from './dice-camera'
import { FACES, NORMALS, PIPS, rotate, SIDES, type Turn, type Vector } from './dice-geometry'
import { boxRound, ellipses, hullOf, polygon, roundedPolygon } from './dice-paths'

/** Three faces at most are seen of a cube. */
type Three<T> = readonly [T, T, T]

/** A die as paths: its body, the shade lying on each seen face, and the pips of all of them in one. */
export type DieDrawing = {
  readonly body: string
  readonly faces: Three<string>
  readonly shades: Three<number>
  readonly pips: string
  readonly rims: string
  /** The rectangle that its soft shade on the felt fills, and how dark that is. */
  readonly cast: string
  readonly castDark: number
}

const NOTHING = 'M0 0'
const CORNERS: readonly Vector[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => [x, y, z])),
)
const FLAT = 0.5 - ROUNDING * 0.3
const PIP = 0.098
const ACE = 0.122
/** How far the lit rim of a pip peeps out on the side away from the lamp. */
const RIM = 0.013

/** Finer no eye tells shades apart, and what does not change from frame to frame is not drawn anew. */
function fortieth(value: number): number {
  'worklet'
  return Math.round(value * 40) / 40
}

/** What is drawn of one face. */
function drawFace(
  face: (typeof FACES)[number],
  turn: Turn,
  place: (v: Vector) => Point,
  rim: number,
) {
  'worklet'
  const normal = rotate(turn, NORMALS[face])
  const across = rotate(turn, SIDES[face][0])
  const along = rotate(turn, SIDES[face][1])
  const spot = (a: number, b: number): Point =>
    place([
      normal[0] * 0.5 + across[0] * a + along[0] * b,
      normal[1] * 0.5 + across[1] * a + along[1] * b,
      normal[2] * 0.5 + across[2] * a + along[2] * b,
    ])
  const radius = face === 1 ? ACE : PIP
  const [middle, right, far] = [spot(0, 0), spot(radius, 0), spot(0, radius)]
  const pip = ellipses(
    [right[0] - middle[0], right[1] - middle[1]],
    [far[0] - middle[0], far[1] - middle[1]],
  )
  let [pips, rims] = ['', '']
  for (const [a, b] of PIPS[face]) {
    const centre = spot(a * 0.52, b * 0.52)
    pips += pip(centre)
    if (rim > 0) rims += pip([centre[0] + rim, centre[1] + rim])
  }
  const quad = [spot(-FLAT, -FLAT), spot(FLAT, -FLAT), spot(FLAT, FLAT), spot(-FLAT, FLAT)]
  return { outline: roundedPolygon(quad, 0.12), shade: fortieth(shadeOn(normal)), pips, rims }
}

/**
 * Draws a die of the given edge whose middle is `height` edges above the felt at (x, y). While it moves
 * nobody sees the rims of its pips, and they are as much work as the pips.
 */
export function drawDie(
  turn: Turn,
  [x, y]: Point,
  height: number,
  edge: number,
  rise: number,
  isMoving: boolean,
): DieDrawing {
  'worklet'
  const place = (v: Vector): Point => {
    const [px, py] = project(v)
    return [x + px * edge, y - rise + py * edge]
  }
  const outlines: [string, string, string] = [NOTHING, NOTHING, NOTHING]
  const shades: [number, number, number] = [0, 0, 0]
  let [pips, rims, seen] = ['', '', 0]
  for (const face of FACES) {
    if (seen === 3 || !isSeen(rotate(turn, NORMALS[face]))) continue
    const drawn = drawFace(face, turn, place, isMoving ? 0 : RIM * edge)
    outlines[seen] = drawn.outline
    shades[seen] = drawn.shade
    pips += drawn.pips
    rims += drawn.rims
    seen++
  }
  const reach = 0.5 - ROUNDING
  const corners = CORNERS.map((c) => rotate(turn, [c[0] * reach, c[1] * reach, c[2] * reach]))
  // The higher it flies, the farther off, the softer and the fainter is its shade.
  const cast = corners.map((c): Point => {
    const [sx, sy] = shadeOf(c, height)
    return [x + sx * edge, y + sy * edge]
  })
  return {
    body: polygon(hullOf(corners.map(place))),
    faces: outlines,
    shades,
    pips: pips || NOTHING,
    rims: rims || NOTHING,
    cast: boxRound(cast, 1.28 + 0.26 * height),
    castDark: fortieth(Math.max(0.35, 1.15 - 0.3 * height)),
  }
}
