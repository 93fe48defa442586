import type { Point } from './dice-camera'

/** Returns the corners of the convex hull of some points, in the order of growing angles. */
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

/** An ellipse by its semi-axes, and the angle of the first of them in radians. */
export type Ellipse = {
  readonly long: number
  readonly short: number
  readonly tilt: number
}

/** Returns the ellipse with the given conjugate semi-axes: a circle in perspective. */
export function ellipseOf(u: Point, v: Point): Ellipse {
  'worklet'
  const tilt =
    0.5 *
    Math.atan2(
      2 * (u[0] * u[1] + v[0] * v[1]),
      u[0] * u[0] + v[0] * v[0] - u[1] * u[1] - v[1] * v[1],
    )
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)]
  return {
    long: Math.hypot(u[0] * c + u[1] * s, v[0] * c + v[1] * s),
    short: Math.hypot(u[1] * c - u[0] * s, v[1] * c - v[0] * s),
    tilt,
  }
}

/** A corner of a polygon that is rounded: where the rounding begins, the corner, and where it ends. */
type RoundedCorner = readonly [Point, Point, Point]

/** Returns the corners of a polygon that are rounded, each over `part` of both its sides. */
export function roundedCorners(corners: readonly Point[], part: number): RoundedCorner[] {
  'worklet'
  const count = corners.length
  const towards = (a: Point, b: Point): Point => [
    a[0] + (b[0] - a[0]) * part,
    a[1] + (b[1] - a[1]) * part,
  ]
  return corners.map((corner, i): RoundedCorner => {
    const before = corners[(i + count - 1) % count] as Point
    const after = corners[(i + 1) % count] as Point
    return [towards(corner, before), corner, towards(corner, after)]
  })
}
