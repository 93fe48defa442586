import type { MotionSample } from './shake-detector'
import { feelMotion, INITIAL_SHAKE, passTime, throwDueAt } from './shake-detector'

export type ShakeWatch = {
  /** In g: what a peak has to exceed. */
  threshold: number
  onRattle: () => void
  onThrow: () => void
}

/** Runs the detector over live samples, with a timer for the sensor that falls silent. */
export function followShake({ threshold, onRattle, onThrow }: ShakeWatch) {
  let state = INITIAL_SHAKE
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const take = (step: ReturnType<typeof passTime>) => {
    state = step.state
    clearTimeout(timer)
    const due = throwDueAt(state)
    if (due !== undefined) timer = setTimeout(() => take(passTime(state, due)), due - state.now)
    if (step.signal === 'rattle') onRattle()
    if (step.signal === 'throw') onThrow()
  }

  return {
    feel: (sample: MotionSample) => {
      if (!isStopped) take(feelMotion(state, sample, threshold))
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
