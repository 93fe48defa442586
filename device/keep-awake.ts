import type * as ExpoKeepAwake from 'expo-keep-awake'
import { optionalModule } from './optional-module'

// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
const keepAwake = optionalModule<typeof ExpoKeepAwake>(() => require('expo-keep-awake'))

let holds = 0

/** Keeps the screen on until the returned function is called; each hold stands for itself. */
export function holdScreenAwake(): () => void {
  holds += 1
  const tag = `shut-the-box-${holds}`
  // Letting go waits for the hold: on the web a lock that is not there yet cannot be released.
  let settled = quietly(() => keepAwake?.activateKeepAwakeAsync(tag))
  const page = typeof document === 'undefined' ? undefined : document
  // A browser drops the lock when the page is hidden and does not take it up again.
  const onVisible = () => {
    if (page?.visibilityState !== 'visible') return
    settled = settled.then(() => quietly(() => keepAwake?.activateKeepAwakeAsync(tag)))
  }
  page?.addEventListener('visibilitychange', onVisible)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    page?.removeEventListener('visibilitychange', onVisible)
    void settled.then(() => quietly(() => keepAwake?.deactivateKeepAwake(tag)))
  }
}

async function quietly(action: () => Promise<void> | undefined): Promise<void> {
  try {
    await action()
  } catch {
    // The screen sleeps as it always did.
  }
}
