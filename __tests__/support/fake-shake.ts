/** Replaces device/shake with a phone that the test shakes. */
import { act } from '@testing-library/react-native'
import type { ShakeOptions } from '../../device/shake-watch'

const watches = new Set<ShakeOptions>()

export function watchShake(watch: ShakeOptions): () => void {
  watches.add(watch)
  return () => void watches.delete(watch)
}

export const isShakeAvailable = () => Promise.resolve(true)
export const askForShake = () => Promise.resolve(true)

/** Who is listening for a shake just now. */
export const listening = (): readonly ShakeOptions[] => [...watches]

/** Shakes the phone once, and waits for the effects. */
export const shakePhone = (): Promise<void> =>
  act(async () => {
    for (const watch of listening()) {
      watch.onRattle()
      watch.onThrow()
    }
    await jest.advanceTimersByTimeAsync(1)
  })
