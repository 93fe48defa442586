// Sound synthesis: impacts, resonators, reverb, levels, and the WAV file.

export const TAU = 2 * Math.PI

export const silence = (seconds, rate) => new Float64Array(Math.round(seconds * rate))

export function add(into, from, gain = 1) {
  for (let i = 0; i < into.length; i++) into[i] += gain * (from[i] ?? 0)
}

// The force of an impact: a raised-cosine pulse (short between hard bodies, long on felt) with
// noise (`grit`) for rough surfaces. Past the end it wraps to the start: a loop has no seam.
export function strike(force, rate, { at, gain, contact, grit, random }) {
  const start = Math.round(at * rate)
  const length = Math.max(2, Math.round(contact * rate))
  for (let i = 0; i < length; i++) {
    const push = 0.5 - 0.5 * Math.cos((TAU * i) / length)
    const where = (start + i) % force.length
    force[where] += (gain * push * (1 + grit * (2 * random() - 1) * 2)) / length
  }
}

// Resonance: each mode [Hz, decay in seconds, gain] is a two-pole resonator. A loop is computed
// twice and only the second pass kept, so that its end rings on at its start.
export function ring(force, rate, modes, isLoop = false) {
  const out = new Float64Array(force.length)
  for (const [hertz, decay, gain] of modes) {
    const r = Math.exp(-1 / (decay * rate))
    const theta = (TAU * hertz) / rate
    const feed = 2 * r * Math.cos(theta)
    const drive = gain * Math.sin(theta)
    let [y1, y2] = [0, 0]
    for (let round = isLoop ? 0 : 1; round < 2; round++) {
      for (let i = 0; i < force.length; i++) {
        const y = drive * force[i] + feed * y1 - r * r * y2
        y2 = y1
        y1 = y
        if (round === 1) out[i] += y
      }
    }
  }
  return out
}

// A body that is struck: each of `hits` is [when, how hard, how long it touches].
export function struck(rate, { seconds, hits, grit, modes, random }) {
  const force = silence(seconds, rate)
  for (const [at, gain, contact] of hits) strike(force, rate, { at, gain, contact, grit, random })
  return ring(force, rate, modes)
}

// The modes of a body by their ratios to its pitch: [ratio, decay in seconds, gain].
export const tuned = (hertz, partials) =>
  partials.map(([ratio, decay, gain]) => [hertz * ratio, decay, gain])

// The mode ratios of a struck bar that is free at both ends; higher modes decay faster.
const BAR = [1, 2.756, 5.404, 8.933]
export const barModes = (hertz, decay, gain) =>
  BAR.map((ratio, k) => [hertz * ratio, decay / (1 + 1.1 * k), gain / (1 + 0.8 * k)])

// Something rubs along a surface: noise through a band that glides from one pitch to another, and
// swells and fades.
export function rub(out, rate, { at, length, from, to, width, gain, random }) {
  const [start, samples] = [Math.round(at * rate), Math.round(length * rate)]
  let [low, band] = [0, 0]
  for (let i = 0; i < samples && start + i < out.length; i++) {
    const t = i / samples
    const f = 2 * Math.sin((Math.PI * from * (to / from) ** t) / rate)
    low += f * band
    band += f * (2 * random() - 1 - low - width * band)
    out[start + i] += gain * Math.sin(Math.PI * t) ** 2 * band
  }
}

// The reverb of a small wooden room: four comb and two allpass filters, with damped highs.
export function reverb(dry, rate, wet) {
  const sum = new Float64Array(dry.length)
  for (const seconds of [0.0297, 0.0371, 0.0411, 0.0437]) {
    const line = silence(seconds, rate)
    let damped = 0
    for (let i = 0; i < dry.length; i++) {
      const delayed = line[i % line.length]
      damped += 0.45 * (delayed - damped)
      line[i % line.length] = dry[i] + 0.79 * damped
      sum[i] += 0.25 * delayed
    }
  }
  for (const seconds of [0.005, 0.0017]) {
    const line = silence(seconds, rate)
    for (let i = 0; i < sum.length; i++) {
      const delayed = line[i % line.length]
      const kept = sum[i] + 0.6 * delayed
      line[i % line.length] = kept
      sum[i] = delayed - 0.6 * kept
    }
  }
  add(sum, dry, (1 - wet) / wet)
  return sum
}

// Removes what is below 50 Hz, inaudible on a phone's speaker, softens the highest peaks with tanh,
// and scales the sound to its peak level.
export function finish(samples, rate, { peak, warmth, isLoop }) {
  const keep = Math.exp((-TAU * 50) / rate)
  let [before, passed] = [0, 0]
  const high = new Float64Array(samples.length)
  for (let round = isLoop ? 0 : 1; round < 2; round++) {
    for (let i = 0; i < samples.length; i++) {
      passed = keep * (passed + samples[i] - before)
      before = samples[i]
      high[i] = passed
    }
  }
  const tallest = high.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  const warm = high.map((x) => Math.tanh((warmth * x) / tallest) / Math.tanh(warmth))
  if (isLoop) return warm.map((x) => x * peak)
  const [fadeIn, fadeOut] = [0.0006 * rate, Math.min(0.25 * samples.length, 0.4 * rate)]
  return warm.map((x, i) => {
    const end = Math.min(1, (samples.length - 1 - i) / fadeOut)
    return x * peak * Math.min(1, i / fadeIn) * end * end * (3 - 2 * end)
  })
}

export function wav(samples, rate) {
  const file = Buffer.alloc(44 + 2 * samples.length)
  file.write('RIFF', 0, 'ascii')
  file.writeUInt32LE(36 + 2 * samples.length, 4)
  file.write('WAVEfmt ', 8, 'ascii')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(2 * rate, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'ascii')
  file.writeUInt32LE(2 * samples.length, 40)
  samples.forEach((x, i) => file.writeInt16LE(Math.round(32767 * x), 44 + 2 * i))
  return file
}
