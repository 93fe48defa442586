import type { Point } from './dice-camera'

function roundToTenth(value: number): number {
  'worklet'
  return Math.round(value * 10) / 10
}

function at(p: Point): string {
  'worklet'
  return `${roundToTenth(p[0])} ${roundToTenth(p[1])}`
}

function interpolate(a: Point, b: Point, part: number): Point {
  'worklet'
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/** Returns the corners of the convex hull of some points, in order. */
export function hullOf(points: readonly Point[]): Point[] {
  'worklet'
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const hull: Point[] = []
  for (let pass = 0; pass < 2; pass++) {
    const start = hull.length
    for (const p of sorted) {
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
    sorted.reverse()
  }
  return hull
}

export function polygon(corners: readonly Point[]): string {
  'worklet'
  return `M${corners.map(at).join('L')}Z`
}

/** Returns a polygon with rounded corners, each of which takes `part` of a side. */
export function roundedPolygon(corners: readonly Point[], part: number): string {
  'worklet'
  let path = ''
  const count = corners.length
  for (let i = 0; i < count; i++) {
    const corner = corners[i] as Point
    const before = interpolate(corner, corners[(i + count - 1) % count] as Point, part)
    const after = interpolate(corner, corners[(i + 1) % count] as Point, part)
    path += `${i === 0 ? 'M' : 'L'}${at(before)}Q${at(corner)} ${at(after)}`
  }
  return `${path}Z`
}

/** A rectangle by its centre and its size. */
export type Bounds = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns the bounding box of some points, enlarged about its centre by `scale`. */
export function boundsOf(points: readonly Point[], scale: number): Bounds {
  'worklet'
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: scale * (right - left),
    height: scale * (bottom - top),
  }
}

/**
 * Returns a function that draws a circle in perspective about a centre: an ellipse with the given
 * conjugate semi-axes, which are computed once for all pips of a face.
 */
export function ellipses(u: Point, v: Point): (centre: Point) => string {
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
  const [dx, dy] = [roundToTenth(long * c), roundToTenth(long * s)]
  const arc = `a${roundToTenth(long)} ${roundToTenth(short)} ${roundToTenth((tilt * 180) / Math.PI)} 1 0`
  const round = `${arc} ${roundToTenth(2 * dx)} ${roundToTenth(2 * dy)}${arc} ${roundToTenth(-2 * dx)} ${roundToTenth(-2 * dy)}Z`
  return (centre) => {
    'worklet'
    return `M${at([centre[0] - dx, centre[1] - dy])}${round}`
  }
}
