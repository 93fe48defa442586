// The flaps of the box and its lid: ivory on hinges, walnut, brass.
import { randomFrom } from '../seeded-random.mjs'
import { add, barModes, ring, rub, silence, strike, struck } from '../sound-physics.mjs'

export function tilt(rate) {
  return struck(rate, {
    seconds: 0.09,
    hits: [
      [0.001, 1, 0.0006],
      [0.014, 0.35, 0.0007],
    ],
    grit: 0.5,
    modes: [...barModes(1480, 0.009, 1), [560, 0.011, 0.6]],
    random: randomFrom(11),
  })
}

// A flap falls on the floor of the box: modes of the flap and of the hollow box, and two bounces.
export function shut(rate, variant) {
  const random = randomFrom(100 + variant)
  const pitch = [1, 1.06, 0.95, 1.025][variant]
  const bounce = 0.036 + 0.012 * random()
  const force = silence(0.28, rate)
  const hit = (at, gain, contact) => strike(force, rate, { at, gain, contact, grit: 0.8, random })
  hit(0.001, 1, 0.00042)
  hit(0.001 + 0.0035 + 0.002 * random(), 0.45, 0.0004)
  hit(bounce, 0.26, 0.0006)
  hit(bounce * 1.62, 0.08, 0.0008)
  const wobble = () => pitch * (0.98 + 0.04 * random())
  return ring(force, rate, [
    ...barModes(1060 * wobble(), 0.021, 1.5),
    [1640 * wobble(), 0.013, 1.1],
    [3900 * wobble(), 0.006, 0.7],
    [186 * wobble(), 0.042, 0.5],
    [338 * wobble(), 0.036, 0.75],
    [612 * wobble(), 0.024, 1],
  ])
}

// The last flap falls from higher and the empty box answers: the clack of the others, deeper, on a
// low thump that rings on into the silence after it.
export function lastFlap(rate) {
  return struck(rate, {
    seconds: 0.5,
    hits: [
      [0.001, 1, 0.0006],
      [0.0062, 0.4, 0.0005],
      [0.071, 0.2, 0.0009],
      [0.112, 0.06, 0.0011],
    ],
    grit: 0.7,
    modes: [
      ...barModes(820, 0.034, 1.4),
      [1290, 0.02, 1],
      [3100, 0.008, 0.6],
      [104, 0.11, 1.5],
      [166, 0.095, 1.4],
      [287, 0.06, 1.2],
      [523, 0.036, 1],
    ],
    random: randomFrom(110),
  })
}

// The flaps are brushed up for a new turn: light ticks that hurry and rise.
export function flapsRise(rate) {
  const random = randomFrom(120)
  const out = silence(0.36, rate)
  for (let flap = 0; flap < 9; flap++) {
    const at = 0.004 + 0.25 * (flap / 8) ** 0.82 + 0.004 * random()
    const hits = [[at, 0.55 + 0.05 * flap, 0.0009]]
    const pitch = 1 + 0.055 * flap
    const modes = [...barModes(690 * pitch, 0.012, 1), [410 * pitch, 0.016, 0.9]]
    add(out, struck(rate, { seconds: 0.36, hits, grit: 0.5, modes, random }))
  }
  return out
}

// A flap is lifted off the floor of the box and stands again: a rub upwards, then its hinge stops.
export function takeBack(rate) {
  const random = randomFrom(130)
  const out = silence(0.24, rate)
  rub(out, rate, { at: 0.002, length: 0.12, from: 500, to: 1500, width: 0.5, gain: 0.16, random })
  const hits = [
    [0.118, 1, 0.0009],
    [0.139, 0.3, 0.0009],
  ]
  const modes = [...barModes(900, 0.014, 1), [480, 0.018, 0.8], [250, 0.02, 0.4]]
  add(out, struck(rate, { seconds: 0.24, hits, grit: 0.5, modes, random }))
  return out
}

// The lid comes down: the long hinge, a broad blow of wood on wood, the air under it, and the brass
// clasp that falls into place a moment later.
export function lid(rate) {
  const random = randomFrom(140)
  const seconds = 0.72
  const wood = struck(rate, {
    seconds,
    hits: [
      [0.002, 1, 0.0011],
      [0.009, 0.5, 0.0012],
      [0.083, 0.24, 0.0016],
    ],
    grit: 0.6,
    modes: [
      [88, 0.12, 1.5],
      [139, 0.1, 1.6],
      [214, 0.075, 1.5],
      [372, 0.045, 1.5],
      [655, 0.026, 1.4],
      [1240, 0.013, 1.2],
      [2100, 0.007, 1],
    ],
    random,
  })
  const clasp = struck(rate, {
    seconds,
    hits: [
      [0.2, 1, 0.0004],
      [0.226, 0.5, 0.0004],
    ],
    grit: 0.3,
    modes: [
      [1910, 0.07, 0.5],
      [3270, 0.09, 0.7],
      [4630, 0.06, 0.6],
      [6480, 0.035, 0.5],
    ],
    random,
  })
  add(wood, clasp, 1.2)
  return wood
}
