import { ROUNDING, type Point } from './dice-camera'
import { dieSize, type DieDrawing } from './dice-drawing'
import { GRADIENT, lookOf, PIP_INK, RIM, SHADE } from './die-look'

/** The part of its square that a die fills, on each side of the middle. */
const REACH = 0.34

/** Returns a function that paints dice of one size and look. */
export function diePainter(
  context: CanvasRenderingContext2D,
  scale: number,
  edge: number,
  isSpent: boolean,
) {
  const { ivory, rimOpacity } = lookOf(isSpent)
  const size = dieSize(edge)
  const at = (part: number) => size * (0.5 + (2 * part - 1) * REACH)
  const { from, to } = GRADIENT
  const gradient = context.createLinearGradient(at(from[0]), at(from[1]), at(to[0]), at(to[1]))
  ivory.forEach((colour, index) => gradient.addColorStop(index / (ivory.length - 1), colour))

  /** The body with its rounded edges: an arc about each corner, and a line to the next. */
  const paintBody = (corners: readonly Point[]) => {
    context.beginPath()
    corners.forEach(([x, y], index) => {
      const before = corners.at(index - 1)!
      const after = corners[(index + 1) % corners.length]!
      const begin = Math.atan2(before[0] - x, y - before[1])
      const end = Math.atan2(x - after[0], after[1] - y)
      context.arc(x, y, ROUNDING * edge, begin, end)
    })
    context.fillStyle = gradient
    context.fill()
  }

  const paintFaces = (faces: DieDrawing['faces']) => {
    context.fillStyle = SHADE
    for (const { outline, shade } of faces) {
      context.globalAlpha = shade
      context.beginPath()
      for (const [begin, corner, end] of outline) {
        context.lineTo(...begin)
        context.quadraticCurveTo(...corner, ...end)
      }
      context.fill()
    }
  }

  const paintPips = (faces: DieDrawing['faces'], shift: number) => {
    context.beginPath()
    for (const { pip, pips } of faces) {
      const [dx, dy] = [pip.long * Math.cos(pip.tilt), pip.long * Math.sin(pip.tilt)]
      for (const [x, y] of pips) {
        context.moveTo(x + shift + dx, y + shift + dy)
        context.ellipse(x + shift, y + shift, pip.long, pip.short, pip.tilt, 0, 2 * Math.PI)
      }
    }
    context.fill()
  }

  return ({ body, faces, rim }: DieDrawing): void => {
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.clearRect(0, 0, size, size)
    context.globalAlpha = 1
    paintBody(body)
    paintFaces(faces)
    if (rim > 0) {
      context.globalAlpha = rimOpacity
      context.fillStyle = RIM
      paintPips(faces, rim)
    }
    context.globalAlpha = 1
    context.fillStyle = PIP_INK
    paintPips(faces, 0)
  }
}
