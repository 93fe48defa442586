import { compose, rotationAbout } from './dice-geometry'
import type { DieTumble, Pose } from './dice-motion'

/** Returns the pose of a die while it rattles, at a moment of a loop that runs from 0 to 1. */
export function rattleAt(die: DieTumble, index: number, moment: number): Pose {
  'worklet'
  const wave = (times: number, shift: number) =>
    Math.sin(2 * Math.PI * (times * moment + shift + index * 0.37))
  const amplitude = Math.abs(die.curve) + 8
  const rotation = compose(
    rotationAbout([0, 0.6, 0.8], 2 * Math.PI * (index === 0 ? 2 : -2) * moment + 0.5 * wave(7, 0)),
    rotationAbout([1, 0, 0], 2 * Math.PI * moment + 0.4 * wave(9, 0.3)),
  )
  return {
    x: die.to[0] + amplitude * 0.35 * wave(9, 0),
    y: die.to[1] + amplitude * 0.3 * wave(11, 0.2),
    height: 1.15 + 0.16 * wave(8, 0.6),
    rotation: compose(rotation, die.end),
  }
}
