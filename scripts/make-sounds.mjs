// Synthesises every sound of the game, so that none needs a licence:
// node scripts/make-sounds.mjs [folder]
// The output is always the same bytes; a test compares them with the committed files.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomFrom } from './seeded-random.mjs'
import { add, finish, ring, reverb, silence, strike, TAU, wav } from './sound-physics.mjs'

// The mode ratios of a struck bar that is free at both ends; higher modes decay faster.
const BAR = [1, 2.756, 5.404, 8.933]
const barModes = (hertz, decay, gain) =>
  BAR.map((ratio, k) => [hertz * ratio, decay / (1 + 1.1 * k), gain / (1 + 0.8 * k)])

function tilt(rate) {
  const random = randomFrom(11)
  const force = silence(0.09, rate)
  strike(force, rate, { at: 0.001, gain: 1, contact: 0.0006, grit: 0.5, random })
  strike(force, rate, { at: 0.014, gain: 0.35, contact: 0.0007, grit: 0.5, random })
  return ring(force, rate, [...barModes(1480, 0.009, 1), [560, 0.011, 0.6]])
}

// A flap falls on the floor of the box: modes of the flap and of the hollow box, and two bounces.
function shut(rate, variant) {
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

// A die lands on felt: the cloth makes the contact long and dull, the board below resonates low,
// and the die rocks onto its face.
function knock(rate, variant) {
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
function rattle(rate) {
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

function noMove(rate) {
  const random = randomFrom(400)
  const force = silence(0.55, rate)
  const hit = (at, gain) => strike(force, rate, { at, gain, contact: 0.0021, grit: 0.5, random })
  hit(0.002, 1)
  hit(0.19, 0.82)
  return ring(force, rate, [
    [124, 0.08, 0.9],
    [203, 0.065, 1.3],
    [347, 0.045, 2],
    [561, 0.028, 2.2],
    [1180, 0.01, 3],
  ])
}

// One horn note: the louder, the more high partials, and it starts slightly flat.
function horn(out, rate, { at, length, hertz, gain, random }) {
  const start = Math.round(at * rate)
  const tune = 1 + 0.003 * (random() - 0.5)
  const vibratoPhase = TAU * random()
  let phase = random()
  for (let i = 0; start + i < out.length && i < (length + 0.5) * rate; i++) {
    const t = i / rate
    const attack = 1 - Math.exp(-t / 0.028)
    const release = t < length ? 1 : Math.exp(-(t - length) / 0.11)
    const loudness = attack * release * (0.82 + 0.18 * Math.exp(-t / 0.15))
    const vibrato = 1 + 0.0028 * Math.min(1, t / 0.5) * Math.sin(TAU * 5.1 * t + vibratoPhase)
    phase += (hertz * tune * vibrato * (1 - 0.012 * Math.exp(-t / 0.022))) / rate
    let sample = 0
    for (let k = 1; k <= 14 && k * hertz < 0.45 * rate; k++) {
      // The bell of a horn is a low-pass filter: high partials get weaker.
      const bell = 1 / (1 + ((k * hertz) / 950) ** 2)
      sample += bell * Math.exp(-0.42 * (k - 1) * (1.25 - loudness)) * Math.sin(TAU * k * phase)
    }
    out[start + i] += gain * loudness * sample
  }
}

// Three short rising horn calls, then a wide chord together with a bell.
function boxShut(rate) {
  const random = randomFrom(600)
  const out = silence(2.3, rate)
  const [f3, a3, c4, f4, a4, c5, f5] = [174.61, 220, 261.63, 349.23, 440, 523.25, 698.46]
  const blow = (at, length, hertz, gain) => {
    horn(out, rate, { at, length, hertz, gain, random })
    horn(out, rate, { at: at + 0.006, length, hertz: hertz * 1.002, gain: gain * 0.7, random })
  }
  for (const [at, notes] of [
    [0, [c4, f4]],
    [0.15, [c4, f4]],
    [0.3, [f4, a4]],
  ]) {
    for (const note of notes) blow(at, 0.1, note, 0.75)
  }
  const chord = [
    [f3, 0.9],
    [a3, 0.45],
    [c4, 0.6],
    [f4, 0.7],
    [a4, 0.8],
    [c5, 0.85],
  ]
  for (const [hertz, gain] of chord) blow(0.46, 0.95, hertz, gain)
  const bell = silence(2.3, rate)
  strike(bell, rate, { at: 0.46, gain: 1, contact: 0.0012, grit: 0.2, random })
  const partials = [
    [0.5, 1.1, 0.3],
    [1, 0.8, 1],
    [1.19, 0.6, 0.5],
    [1.5, 0.5, 0.3],
    [2, 0.45, 0.8],
    [2.74, 0.25, 0.4],
  ]
  add(
    out,
    ring(
      bell,
      rate,
      partials.map(([ratio, decay, gain]) => [f5 * 2 * ratio, decay, gain]),
    ),
    6,
  )
  return reverb(out, rate, 0.3)
}

const [FULL, HALF] = [44100, 22050]
const SOUNDS = {
  tilt: { make: tilt, rate: FULL, peak: 0.4, warmth: 0.8 },
  'shut-1': { make: (rate) => shut(rate, 0), rate: FULL, peak: 0.85, warmth: 1.6 },
  'shut-2': { make: (rate) => shut(rate, 1), rate: FULL, peak: 0.85, warmth: 1.6 },
  'shut-3': { make: (rate) => shut(rate, 2), rate: FULL, peak: 0.85, warmth: 1.6 },
  'shut-4': { make: (rate) => shut(rate, 3), rate: FULL, peak: 0.85, warmth: 1.6 },
  'knock-1': { make: (rate) => knock(rate, 0), rate: FULL, peak: 0.75, warmth: 1.4 },
  'knock-2': { make: (rate) => knock(rate, 1), rate: FULL, peak: 0.75, warmth: 1.4 },
  'knock-3': { make: (rate) => knock(rate, 2), rate: FULL, peak: 0.75, warmth: 1.4 },
  rattle: { make: rattle, rate: FULL, peak: 0.6, warmth: 1.2, isLoop: true },
  'no-move': { make: noMove, rate: HALF, peak: 0.8, warmth: 1.4 },
  'box-shut': { make: boxShut, rate: HALF, peak: 0.85, warmth: 1 },
}

const folder = process.argv[2] ?? fileURLToPath(new URL('../assets/sounds', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const [name, { make, rate, ...level }] of Object.entries(SOUNDS)) {
  writeFileSync(join(folder, `${name}.wav`), wav(finish(make(rate), rate, level), rate))
}
