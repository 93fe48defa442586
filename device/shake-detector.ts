/** Acceleration in g, gravity included, and the time it was measured in milliseconds. */
export type MotionSample = { x: number; y: number; z: number; t: number }

export const SAMPLE_INTERVAL = 20
const PEAK_GAP = 80
const PEAKS = 3
const PEAK_WINDOW = 900
const CALM = 300
const REST = 1200
/** Nobody rattles for ever: a phone that never calms (a train, a child) throws after this long. */
const LONGEST_RATTLE = 3000
const CLOCK_JUMP = 5000

type Phase =
  | { name: 'listening'; peaks: readonly number[] }
  | { name: 'rattling'; since: number }
  | { name: 'resting'; since: number }

export type ShakeState = {
  phase: Phase
  /** When something was measured last, and when it was last above the threshold. */
  now: number
  loudAt: number
}

export type ShakeStep = { state: ShakeState; signal?: 'rattle' | 'throw' }

export const INITIAL_SHAKE: ShakeState = {
  phase: { name: 'listening', peaks: [] },
  now: -Infinity,
  loudAt: -Infinity,
}

/**
 * Takes one sample. Three peaks start the rattle; the throw follows when no sample has been above
 * the threshold for 300 ms, or after three seconds; then nothing counts for 1.2 s and until 300 ms
 * of calm. So a shake, however long, is one rattle and one throw.
 */
export function feelMotion(state: ShakeState, sample: MotionSample, threshold: number): ShakeStep {
  const { x, y, z, t } = sample
  const magnitude = Math.sqrt(x * x + y * y + z * z)
  if (!Number.isFinite(magnitude) || !Number.isFinite(t)) return { state }
  // A sensor that starts over has a new clock: what was felt on the old one means nothing. A sample
  // that is only late is taken as if it came now.
  const known = t < state.now - CLOCK_JUMP ? INITIAL_SHAKE : state
  const timed = passTime(known, t)
  if (Math.abs(magnitude - 1) <= threshold) return timed
  const loud = { ...timed.state, loudAt: timed.state.now }
  if (timed.signal || loud.phase.name !== 'listening') return { ...timed, state: loud }
  return countPeak(loud, loud.phase.peaks)
}

/** Lets time go by without a sample: a sensor may fall silent as soon as the phone lies still. */
export function passTime(state: ShakeState, t: number): ShakeStep {
  const now = Math.max(state.now, t)
  const later = { ...state, now }
  const due = throwDueAt(later)
  if (due !== undefined && now >= due) {
    return { state: { ...later, phase: { name: 'resting', since: now } }, signal: 'throw' }
  }
  const { phase, loudAt } = later
  if (phase.name === 'resting' && now >= Math.max(phase.since + REST, loudAt + CALM)) {
    return { state: { ...later, phase: { name: 'listening', peaks: [] } } }
  }
  return { state: later }
}

/** When the dice leave the hand if nothing more is felt; undefined while there is no rattle. */
export function throwDueAt({ phase, loudAt }: ShakeState): number | undefined {
  return phase.name === 'rattling'
    ? Math.min(loudAt + CALM, phase.since + LONGEST_RATTLE)
    : undefined
}

function countPeak(state: ShakeState, peaks: readonly number[]): ShakeStep {
  const t = state.now
  const last = peaks.at(-1)
  if (last !== undefined && t - last < PEAK_GAP) return { state }
  const recent = [...peaks.filter((peak) => t - peak <= PEAK_WINDOW), t]
  if (recent.length < PEAKS)
    return { state: { ...state, phase: { name: 'listening', peaks: recent } } }
  return { state: { ...state, phase: { name: 'rattling', since: t } }, signal: 'rattle' }
}
