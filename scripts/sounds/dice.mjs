// The dice: in the hand, on the felt and against the walls of the box.
import { randomFrom } from '../seeded-random.mjs'
import { add, ring, silence, strike } from '../sound-physics.mjs'

// A die lands on felt: the cloth makes the contact long and dull, the board below resonates low,
// and the die rocks onto its face.
export function knock(rate, variant) {
  const random = randomFrom(200 + variant)
  const pitch = [1, 1.09, 0.93][variant]
  const force = silence(0.22, rate)
  const hit = (at, gain, contact) => strike(force, rate, { at, gain, contact, grit: 0.6, random })
  hit(0.001, 1, 0.0015)
  hit(0.03 + 0.018 * random(), 0.32, 0.0014)
  hit(0.066 + 0.02 * random(), 0.11, 0.0018)
  return ring(force, rate, [
    [152 * pitch, 0.034, 0.8],
    [271 * pitch, 0.027, 1.1],
    [463 * pitch, 0.019, 1.8],
    [845 * pitch, 0.011, 2.8],
    [1530 * pitch, 0.006, 3.6],
    [3100 * pitch, 0.003, 4],
  ])
}

// Two dice shaken in closed hands: bright clicks of die on die in groups, dull ones of die on palm.
export function rattle(rate) {
  const random = randomFrom(300)
  const seconds = 0.8
  const dice = silence(seconds, rate)
  const palm = silence(seconds, rate)
  const swings = 8
  for (let swing = 0; swing < swings; swing++) {
    const from = ((swing + 0.3 * random()) * seconds) / swings
    strike(palm, rate, { at: from, gain: 0.4 + 0.6 * random(), contact: 0.002, grit: 0.6, random })
    for (let n = 0; n < 5; n++) {
      const at = from + 0.006 + 0.075 * random() * random()
      const gain = 0.25 + 0.75 * random() * random()
      strike(dice, rate, { at, gain, contact: 0.00035 + 0.0003 * random(), grit: 0.5, random })
    }
  }
  const bright = [
    [2280, 0.0042, 1],
    [3420, 0.0034, 0.9],
    [4890, 0.0026, 0.7],
    [7100, 0.0016, 0.4],
  ]
  const out = ring(dice, rate, bright, true)
  add(
    out,
    ring(
      palm,
      rate,
      [
        [260, 0.012, 0.3],
        [520, 0.009, 0.7],
        [1100, 0.005, 0.9],
      ],
      true,
    ),
  )
  return out
}

// A die that is still rolling touches the felt: one dull touch, without the rocking of a landing.
export function feltBounce(rate, variant) {
  const random = randomFrom(220 + variant)
  const pitch = [1, 1.13, 0.9][variant]
  const force = silence(0.12, rate)
  strike(force, rate, { at: 0.001, gain: 1, contact: 0.0021, grit: 0.6, random })
  return ring(force, rate, [
    [196 * pitch, 0.018, 0.8],
    [352 * pitch, 0.014, 1.4],
    [640 * pitch, 0.009, 2.4],
    [1190 * pitch, 0.005, 3],
    [2300 * pitch, 0.0025, 3],
  ])
}

// Against a wall: hard on thin wood, so brighter than any felt.
export function wallBounce(rate, variant) {
  const random = randomFrom(230 + variant)
  const pitch = [1, 0.91][variant]
  const force = silence(0.14, rate)
  strike(force, rate, { at: 0.001, gain: 1, contact: 0.00055, grit: 0.6, random })
  strike(force, rate, { at: 0.0065, gain: 0.3, contact: 0.0005, grit: 0.6, random })
  return ring(force, rate, [
    [318 * pitch, 0.022, 0.7],
    [575 * pitch, 0.018, 1.1],
    [980 * pitch, 0.013, 1.3],
    [1720 * pitch, 0.008, 1.1],
    [2950 * pitch, 0.0045, 1],
    [4700 * pitch, 0.0025, 0.8],
  ])
}
