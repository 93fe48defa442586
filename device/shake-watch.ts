import {
  advanceTime,
  detectShake,
  INITIAL_SHAKE,
  throwDueAt,
  type MotionSample,
} from './shake-detector'

export type ShakeOptions = {
  /** In g: a peak is an acceleration that differs from gravity by more than this. */
  threshold: number
  onRattle: () => void
  onThrow: () => void
}

/** Runs the detector over live samples, with a timer for sensors that send nothing when still. */
export function runShakeDetector({ threshold, onRattle, onThrow }: ShakeOptions) {
  let state = INITIAL_SHAKE
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const applyStep = (step: ReturnType<typeof advanceTime>) => {
    state = step.state
    clearTimeout(timer)
    const due = throwDueAt(state)
    if (due !== undefined)
      timer = setTimeout(() => applyStep(advanceTime(state, due)), due - state.now)
    if (step.signal === 'rattle') onRattle()
    if (step.signal === 'throw') onThrow()
  }

  return {
    addSample: (sample: MotionSample) => {
      if (!isStopped) applyStep(detectShake(state, sample, threshold))
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
