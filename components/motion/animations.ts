/** The value at a time, and the time when the animation ended if it has ended. Times are in milliseconds. */
type Step = (time: number) => { readonly value: number; readonly end?: number }

/** How a number changes; `start` gets the initial value and the start time. */
export class Animation {
  constructor(readonly start: (from: number, time: number) => Step) {}
}

type Easer = (part: number) => number

export const Easing = {
  linear: (part: number) => part,
  quad: (part: number) => part * part,
  in: (easing: Easer): Easer => easing,
  out:
    (easing: Easer): Easer =>
    (part) =>
      1 - easing(1 - part),
}

const easeInOut: Easer = (part) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part))

export const withTiming = (
  to: number,
  { duration, easing = easeInOut }: { readonly duration: number; readonly easing?: Easer },
) =>
  new Animation((from, began) => (time) => {
    const end = began + duration
    if (time >= end) return { value: to, end }
    return { value: from + (to - from) * easing((time - began) / duration) }
  })

/** A spring that overshoots its target and settles there. */
export const withSpring = (
  to: number,
  options: { readonly mass: number; readonly damping: number; readonly stiffness: number },
) => {
  const { mass, damping, stiffness } = options
  const decay = damping / (2 * mass)
  const frequency = Math.sqrt(stiffness / mass - decay * decay)
  return new Animation((from, began) => (time) => {
    const seconds = (time - began) / 1000
    const swing = (from - to) * Math.exp(-decay * seconds)
    if (Math.abs(swing) < 0.01) return { value: to, end: time }
    const angle = frequency * seconds
    return { value: to + swing * (Math.cos(angle) + (decay / frequency) * Math.sin(angle)) }
  })
}

export const withDelay = (delay: number, animation: Animation) =>
  new Animation((from, began) => {
    const step = animation.start(from, began + delay)
    return (time) => (time < began + delay ? { value: from } : step(time))
  })

export const withSequence = (...animations: readonly Animation[]) =>
  new Animation((from, began) => {
    const waiting = [...animations]
    let step = waiting.shift()?.start(from, began)
    return (time) => {
      let now = step?.(time) ?? { value: from, end: began }
      // A slow frame may skip the end of several animations.
      while (now.end !== undefined && waiting.length > 0) {
        step = waiting.shift()?.start(now.value, now.end)
        now = step?.(time) ?? now
      }
      return now
    }
  })

/** Repeats an animation from its start until it is cancelled. */
export const withRepeat = (animation: Animation) =>
  new Animation((from, began) => {
    let step = animation.start(from, began)
    return (time) => {
      const { value, end } = step(time)
      if (end !== undefined) step = animation.start(from, end)
      return { value }
    }
  })
