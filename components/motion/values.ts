import { useEffect, useState } from 'react'
import { Animation } from './animations'

/** A computation that reads values and runs again after any of them has changed. */
export class Computation {
  readonly sources = new Set<Value<unknown>>()

  constructor(private readonly compute: () => void) {}

  /** Runs it and records which values it reads. */
  run(): void {
    this.stop()
    readAs(this, this.compute)
  }

  stop(): void {
    dirty.delete(this)
    for (const source of this.sources) source.readers.delete(this)
    this.sources.clear()
  }
}

let running: Computation | undefined

function readAs(reader: Computation, read: () => void): void {
  const outer = running
  running = reader
  try {
    read()
  } finally {
    running = outer
  }
}

const dirty = new Set<Computation>()

/** Runs all outdated computations, including those that become outdated by it. */
function computeAll(): void {
  for (const computation of dirty) computation.run()
}

class Value<T> {
  readonly readers = new Set<Computation>()

  constructor(protected current: T) {}

  /**
   * The current value. There is no `value` property: React's compiler would read it in each render, and on a
   * phone that read blocks the JavaScript thread until the UI thread has time.
   */
  get(): T {
    if (running) {
      running.sources.add(this)
      this.readers.add(running)
    }
    return this.current
  }

  protected change(next: T): void {
    if (Object.is(next, this.current)) return
    this.current = next
    if (dirty.size === 0 && this.readers.size > 0) queueMicrotask(computeAll)
    for (const reader of this.readers) dirty.add(reader)
  }
}

class Derived<T> extends Value<T> {
  private readonly computation: Computation

  constructor(compute: () => T) {
    super(undefined as T)
    this.computation = new Computation(() => this.change(compute()))
    this.computation.run()
  }

  override get(): T {
    if (dirty.has(this.computation)) this.computation.run()
    return super.get()
  }

  /** Starts to follow its sources again, after `stop`. */
  follow(): () => void {
    this.computation.run()
    return () => this.computation.stop()
  }
}

type Running = (time: number) => boolean
const animations = new Map<Shared<unknown>, Running>()
let frame: number | undefined

function stepAll(time: number): void {
  for (const [value, step] of animations) if (step(time)) animations.delete(value)
  computeAll()
  frame = animations.size > 0 ? requestAnimationFrame(stepAll) : undefined
}

class Shared<T> extends Value<T> {
  /** Sets the value, or starts an animation of it that runs until the next call. */
  set(next: T | Animation): void {
    animations.delete(this)
    if (!(next instanceof Animation)) return this.change(next)
    const began = performance.now()
    const step = next.start(Number(this.current), began)
    animations.set(this, (time) => {
      // A frame's time is when the frame started, which may be before this call.
      const { value, end } = step(Math.max(time, began))
      this.change(value as T)
      return end !== undefined
    })
    frame ??= requestAnimationFrame(stepAll)
  }
}

export type SharedValue<T> = Shared<T>
export type DerivedValue<T> = Value<T>

export function useSharedValue<T>(initial: T): SharedValue<T> {
  const [value] = useState(() => new Shared(initial))
  useEffect(() => () => cancelAnimation(value), [value])
  return value
}

/** A value derived from others; `compute` may read nothing else that changes. */
export function useDerivedValue<T>(compute: () => T): DerivedValue<T> {
  const [value] = useState(() => new Derived(compute))
  useEffect(() => value.follow(), [value])
  return value
}

export const cancelAnimation = <T>(value: SharedValue<T>): void => void animations.delete(value)
