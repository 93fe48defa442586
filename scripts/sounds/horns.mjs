// The horns: winning.
import { randomFrom } from '../seeded-random.mjs'
import { add, reverb, silence, struck, TAU, tuned } from '../sound-physics.mjs'

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

// Three short rising horn calls, while light runs along the row in glints of brass, then a wide chord
// together with a bell.
export function boxShut(rate) {
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
  const bell = struck(rate, {
    seconds: 2.3,
    hits: [[0.46, 1, 0.0012]],
    grit: 0.2,
    modes: tuned(f5 * 2, [
      [0.5, 1.1, 0.3],
      [1, 0.8, 1],
      [1.19, 0.6, 0.5],
      [1.5, 0.5, 0.3],
      [2, 0.45, 0.8],
      [2.74, 0.25, 0.4],
    ]),
    random,
  })
  add(out, bell, 6)
  add(out, glints(rate, 2.3), 7)
  return reverb(out, rate, 0.3)
}

// Nine small touches on brass, each a little higher.
function glints(rate, seconds) {
  const random = randomFrom(620)
  const out = silence(seconds, rate)
  for (let flap = 0; flap < 9; flap++) {
    const hits = [[0.01 + 0.048 * flap, 1, 0.0007]]
    const modes = tuned(2093 * 2 ** (flap / 9), [
      [1, 0.06, 1],
      [2.4, 0.03, 0.4],
    ])
    add(out, struck(rate, { seconds, hits, grit: 0.1, modes, random }))
  }
  return out
}

// The match is won, with flaps standing: two calls, without the chord and the bell of a shut box.
export function matchWon(rate) {
  const random = randomFrom(610)
  const out = silence(1.15, rate)
  const blow = (at, length, hertz, gain) => horn(out, rate, { at, length, hertz, gain, random })
  const [c4, f4, a4, c5] = [261.63, 349.23, 440, 523.25]
  for (const note of [c4, f4]) blow(0, 0.11, note, 0.7)
  for (const note of [f4, a4, c5]) blow(0.17, 0.42, note, 0.75)
  return reverb(out, rate, 0.28)
}
