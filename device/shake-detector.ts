/** Acceleration in g, including gravity, and the time of the measurement in milliseconds. */
export type MotionSample = { x: number; y: number; z: number; t: number }

export const SAMPLE_INTERVAL_MS = 20
/** Samples above the threshold that follow a peak sooner than this belong to that peak. */
const PEAK_GAP_MS = 80
/** The number of peaks within the window that starts the rattle. */
const RATTLE_PEAKS = 3
const PEAK_WINDOW_MS = 900
const CALM_MS = 300
const REST_MS = 1200
/** A phone that never calms down (in a train, in a child's hand) throws after this time. */
const MAX_RATTLE_MS = 3000
const CLOCK_JUMP_MS = 5000

type Phase =
  | { name: 'listening'; peaks: readonly number[] }
  | { name: 'rattling'; since: number }
  | { name: 'resting'; since: number }

export type ShakeState = {
  phase: Phase
  /** The time of the latest sample, and of the latest one above the threshold. */
  now: number
  lastMotionAt: number
}

export type ShakeStep = { state: ShakeState; signal?: 'rattle' | 'throw' }

export const INITIAL_SHAKE: ShakeState = {
  phase: { name: 'listening', peaks: [] },
  now: -Infinity,
  lastMotionAt: -Infinity,
}

/**
 * Adds one sample. Three peaks start the rattle; the throw follows when no sample has been above the
 * threshold for 300 ms, or after three seconds. Then peaks are ignored for 1.2 s and until 300 ms of calm, so
 * that a shake of any length is one rattle and one throw.
 */
export function detectShake(state: ShakeState, sample: MotionSample, threshold: number): ShakeStep {
  const { x, y, z, t } = sample
  const magnitude = Math.sqrt(x * x + y * y + z * z)
  if (!Number.isFinite(magnitude) || !Number.isFinite(t)) return { state }
  // A restarted sensor has a new clock, so times of the old one are dropped. A late sample counts as if it
  // were measured now.
  const known = t < state.now - CLOCK_JUMP_MS ? INITIAL_SHAKE : state
  const timed = advanceTime(known, t)
  if (Math.abs(magnitude - 1) <= threshold) return timed
  const moved = { ...timed.state, lastMotionAt: timed.state.now }
  if (timed.signal || moved.phase.name !== 'listening') return { ...timed, state: moved }
  return countPeak(moved, moved.phase.peaks)
}

/** Advances the time without a sample: some sensors send nothing while the phone is still. */
export function advanceTime(state: ShakeState, t: number): ShakeStep {
  const now = Math.max(state.now, t)
  const later = { ...state, now }
  const due = throwDueAt(later)
  if (due !== undefined && now >= due) {
    return { state: { ...later, phase: { name: 'resting', since: now } }, signal: 'throw' }
  }
  const { phase, lastMotionAt } = later
  if (phase.name === 'resting' && now >= Math.max(phase.since + REST_MS, lastMotionAt + CALM_MS)) {
    return { state: { ...later, phase: { name: 'listening', peaks: [] } } }
  }
  return { state: later }
}

/** When the throw is due if the phone stays still; undefined without a rattle. */
export function throwDueAt({ phase, lastMotionAt }: ShakeState): number | undefined {
  return phase.name === 'rattling'
    ? Math.min(lastMotionAt + CALM_MS, phase.since + MAX_RATTLE_MS)
    : undefined
}

function countPeak(state: ShakeState, peaks: readonly number[]): ShakeStep {
  const t = state.now
  const last = peaks.at(-1)
  if (last !== undefined && t - last < PEAK_GAP_MS) return { state }
  const recent = [...peaks.filter((peak) => t - peak <= PEAK_WINDOW_MS), t]
  if (recent.length < RATTLE_PEAKS)
    return { state: { ...state, phase: { name: 'listening', peaks: recent } } }
  return { state: { ...state, phase: { name: 'rattling', since: t } }, signal: 'rattle' }
}
