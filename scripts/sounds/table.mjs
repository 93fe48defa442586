// What happens round the table: a hand on the wood, the phone handed on, rounds and chips.
import { randomFrom } from '../seeded-random.mjs'
import { add, barModes, ring, rub, silence, strike, struck, tuned } from '../sound-physics.mjs'

export function noMove(rate) {
  return struck(rate, {
    seconds: 0.55,
    hits: [
      [0.002, 1, 0.0021],
      [0.19, 0.82, 0.0021],
    ],
    grit: 0.5,
    modes: [
      [124, 0.08, 0.9],
      [203, 0.065, 1.3],
      [347, 0.045, 2],
      [561, 0.028, 2.2],
      [1180, 0.01, 3],
    ],
    random: randomFrom(400),
  })
}

// A player stops: a flat hand on the table, once.
export function stopped(rate) {
  const random = randomFrom(410)
  const force = silence(0.3, rate)
  // The palm after the fingers, and rougher.
  strike(force, rate, { at: 0.002, gain: 1, contact: 0.0034, grit: 0.7, random })
  strike(force, rate, { at: 0.011, gain: 0.5, contact: 0.003, grit: 0.9, random })
  return ring(force, rate, [
    [112, 0.055, 0.8],
    [178, 0.045, 1.3],
    [310, 0.03, 2.2],
    [720, 0.012, 3],
    [1150, 0.006, 2],
  ])
}

// The phone slides across the table into other hands.
export function passed(rate) {
  const random = randomFrom(420)
  const out = silence(0.36, rate)
  rub(out, rate, { at: 0, length: 0.3, from: 480, to: 1250, width: 0.9, gain: 0.2, random })
  const modes = [
    [170, 0.024, 1],
    [330, 0.016, 1.2],
    [610, 0.01, 1.2],
  ]
  add(out, struck(rate, { seconds: 0.36, hits: [[0.262, 1, 0.003]], grit: 0.5, modes, random }))
  return out
}

// A wooden bar over a tube, tuned like a marimba: its second mode is two octaves up.
const marimba = (hertz, decay) => [
  [hertz, decay, 1],
  [hertz * 3.98, decay / 3.2, 0.35],
  [hertz * 9.6, decay / 9, 0.2],
]

function mallet(out, rate, { at, hertz, gain, decay = 0.16, contact = 0.0014, random }) {
  const seconds = out.length / rate
  const modes = marimba(hertz, decay)
  add(out, struck(rate, { seconds, hits: [[at, gain, contact]], grit: 0.2, modes, random }))
}

// The end of a round: two notes upwards, a question that the next round answers.
export function roundEnd(rate) {
  const random = randomFrom(430)
  const out = silence(0.6, rate)
  mallet(out, rate, { at: 0.002, hertz: 349.23, gain: 1, random })
  mallet(out, rate, { at: 0.15, hertz: 523.25, gain: 0.9, random })
  return out
}

// Somebody is out: three notes down in the minor, each duller, and the last one stays low.
export function wentOut(rate) {
  const random = randomFrom(440)
  const out = silence(0.75, rate)
  mallet(out, rate, { at: 0.002, hertz: 466.16, gain: 0.9, decay: 0.1, contact: 0.002, random })
  mallet(out, rate, { at: 0.14, hertz: 369.99, gain: 1, decay: 0.1, contact: 0.0026, random })
  mallet(out, rate, { at: 0.3, hertz: 277.18, gain: 1.2, decay: 0.14, contact: 0.0034, random })
  return out
}

// The target, exactly: a dart in the board, and what it hit rings.
export function targetHit(rate) {
  const random = randomFrom(450)
  const seconds = 0.85
  const thud = struck(rate, {
    seconds,
    hits: [[0.001, 1, 0.0012]],
    grit: 0.7,
    modes: [
      [150, 0.04, 1],
      [295, 0.03, 1.4],
      [620, 0.015, 1.6],
      [1500, 0.006, 1.6],
    ],
    random,
  })
  const bell = struck(rate, {
    seconds,
    hits: [
      [0.07, 1, 0.0009],
      [0.19, 0.7, 0.0009],
    ],
    grit: 0.1,
    modes: tuned(1396.9, [
      [1, 0.22, 1],
      [2, 0.15, 0.6],
      [2.76, 0.09, 0.4],
      [5.4, 0.04, 0.2],
    ]),
    random,
  })
  add(thud, bell, 2.2)
  return thud
}

// Chips of clay slide across and click onto a stack, faster and faster.
export function chips(rate) {
  const random = randomFrom(460)
  const out = silence(0.38, rate)
  rub(out, rate, { at: 0, length: 0.16, from: 1500, to: 2600, width: 0.8, gain: 0.05, random })
  ;[0.01, 0.09, 0.155, 0.205, 0.243].forEach((at, chip) => {
    const force = silence(0.38, rate)
    strike(force, rate, { at, gain: 0.6 + 0.4 * random(), contact: 0.0004, grit: 0.4, random })
    const pitch = 0.94 + 0.03 * chip + 0.03 * random()
    const clay = [...barModes(1870 * pitch, 0.012, 0.9), [3340 * pitch, 0.009, 1], [740, 0.01, 0.5]]
    add(out, ring(force, rate, clay))
  })
  return out
}
