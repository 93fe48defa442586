import { brightness, isSeen, project, ROUNDING, shadeOf, type Point } from './dice-camera'
import { FACES, NORMALS, PIPS, rotate, SIDES, type Turn, type Vector } from './dice-geometry'

/** A die as paths: a body, the seen faces with their light, and the pips of all of them in one. */
export type DieDrawing = {
  readonly body: string
  readonly faces: readonly [string, string, string]
  readonly lights: readonly [number, number, number]
  readonly edges: string
  readonly pips: string
  readonly rims: string
  readonly shade: string
}

const CORNERS: readonly Vector[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => [x, y, z])),
)
const PIP = 0.098
const ACE = 0.125
/** How far the lit rim of a pip peeps out on the side away from the lamp. */
const RIM = 0.014

function number(value: number): number {
  'worklet'
  return Math.round(value * 10) / 10
}

function at(p: Point): string {
  'worklet'
  return `${number(p[0])} ${number(p[1])}`
}

function between(a: Point, b: Point, part: number): Point {
  'worklet'
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/** The convex outline round some points, as a closed path. */
export function outline(points: Point[]): string {
  'worklet'
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const hull: Point[] = []
  for (let pass = 0; pass < 2; pass++) {
    const start = hull.length
    for (const p of points) {
      for (;;) {
        const b = hull[hull.length - 1]
        const a = hull[hull.length - 2]
        if (hull.length < start + 2 || !a || !b) break
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        hull.pop()
      }
      hull.push(p)
    }
    hull.pop()
    points.reverse()
  }
  return `M${hull.map(at).join('L')}Z`
}

/** A face with its corners rounded off. */
function roundedQuad(quad: readonly [Point, Point, Point, Point]): string {
  'worklet'
  let path = ''
  for (let i = 0; i < 4; i++) {
    const corner = quad[i] as Point
    const before = between(corner, quad[(i + 3) % 4] as Point, 0.13)
    const after = between(corner, quad[(i + 1) % 4] as Point, 0.13)
    path += `${i === 0 ? 'M' : 'L'}${at(before)}Q${at(corner)} ${at(after)}`
  }
  return `${path}Z`
}

/** A circle seen aslant: the ellipse with the given conjugate half axes. */
function ellipse(centre: Point, u: Point, v: Point): string {
  'worklet'
  const tilt =
    0.5 *
    Math.atan2(
      2 * (u[0] * u[1] + v[0] * v[1]),
      u[0] * u[0] + v[0] * v[0] - u[1] * u[1] - v[1] * v[1],
    )
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)]
  const long = Math.hypot(u[0] * c + u[1] * s, v[0] * c + v[1] * s)
  const short = Math.hypot(u[1] * c - u[0] * s, v[1] * c - v[0] * s)
  const [dx, dy] = [number(long * c), number(long * s)]
  const arc = `a${number(long)} ${number(short)} ${number((tilt * 180) / Math.PI)} 1 0`
  const start: Point = [centre[0] - dx, centre[1] - dy]
  return `M${at(start)}${arc} ${2 * dx} ${2 * dy}${arc} ${-2 * dx} ${-2 * dy}Z`
}

/** The edge where two seen faces meet, which catches the light. */
function ridge(a: Vector, b: Vector, place: (v: Vector) => Point): string {
  'worklet'
  const along: Vector = [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ]
  const out = 0.5 - ROUNDING * 0.24
  const [from, to] = [-1, 1].map((end) =>
    place([
      (a[0] + b[0]) * out + along[0] * end * 0.43,
      (a[1] + b[1]) * out + along[1] * end * 0.43,
      (a[2] + b[2]) * out + along[2] * end * 0.43,
    ]),
  ) as [Point, Point]
  return `M${at(from)}L${at(to)}`
}

/** Draws a die of the given edge whose middle is at `height` edges above the felt at (x, y). */
export function drawDie(
  turn: Turn,
  x: number,
  y: number,
  height: number,
  edge: number,
  up: number,
): DieDrawing {
  'worklet'
  const place = (v: Vector): Point => {
    const [px, py] = project(v)
    return [x + px * edge, y - up + py * edge]
  }
  const reach = 0.5 - ROUNDING
  const corners = CORNERS.map((c) => rotate(turn, [c[0] * reach, c[1] * reach, c[2] * reach]))
  const faces: [string, string, string] = ['M0 0', 'M0 0', 'M0 0']
  const lights: [number, number, number] = [0, 0, 0]
  let [pips, rims, edges, seen] = ['', '', '', 0]
  const middles: Vector[] = []
  for (const face of FACES) {
    const normal = rotate(turn, NORMALS[face])
    if (!isSeen(normal) || seen === 3) continue
    const across = rotate(turn, SIDES[face][0])
    const along = rotate(turn, SIDES[face][1])
    const spot = (a: number, b: number): Point =>
      place([
        normal[0] * 0.5 + across[0] * a + along[0] * b,
        normal[1] * 0.5 + across[1] * a + along[1] * b,
        normal[2] * 0.5 + across[2] * a + along[2] * b,
      ])
    const flat = 0.5 - ROUNDING * 0.36
    faces[seen] = roundedQuad([
      spot(-flat, -flat),
      spot(flat, -flat),
      spot(flat, flat),
      spot(-flat, flat),
    ])
    lights[seen] = brightness(normal)
    const radius = face === 1 ? ACE : PIP
    for (const [a, b] of PIPS[face]) {
      const centre = spot(a * 0.52, b * 0.52)
      const right = spot(a * 0.52 + radius, b * 0.52)
      const far = spot(a * 0.52, b * 0.52 + radius)
      const u: Point = [right[0] - centre[0], right[1] - centre[1]]
      const v: Point = [far[0] - centre[0], far[1] - centre[1]]
      pips += ellipse(centre, u, v)
      rims += ellipse([centre[0] + RIM * edge, centre[1] + RIM * edge], u, v)
    }
    for (const other of middles) edges += ridge(normal, other, place)
    middles.push(normal)
    seen++
  }
  return {
    body: outline(corners.map(place)),
    faces,
    lights,
    edges: edges || 'M0 0',
    pips: pips || 'M0 0',
    rims: rims || 'M0 0',
    shade: outline(
      corners.map((c) => {
        const [sx, sy] = shadeOf(c, height)
        return [x + sx * edge, y + sy * edge]
      }),
    ),
  }
}
