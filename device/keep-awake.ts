import type * as ExpoKeepAwake from 'expo-keep-awake'
import { optionalModule } from './optional-module'
import { serialQueue } from './serial-queue'

// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
const keepAwake = optionalModule<typeof ExpoKeepAwake>(() => require('expo-keep-awake'))

let tagCount = 0

/**
 * Keeps the screen on until the returned function is called; calls are independent of each other.
 */
export function holdScreenAwake(): () => void {
  tagCount += 1
  const tag = `shut-the-box-${tagCount}`
  // In order: on the web a lock that is not acquired yet cannot be released.
  const enqueue = serialQueue()
  const acquire = () =>
    void enqueue(() => ignoreErrors(() => keepAwake?.activateKeepAwakeAsync(tag)))
  acquire()
  const page = typeof document === 'undefined' ? undefined : document
  // Browsers release the lock when the page is hidden and do not acquire it again.
  const onVisible = () => {
    if (page?.visibilityState === 'visible') acquire()
  }
  page?.addEventListener('visibilitychange', onVisible)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    page?.removeEventListener('visibilitychange', onVisible)
    void enqueue(() => ignoreErrors(() => keepAwake?.deactivateKeepAwake(tag)))
  }
}

async function ignoreErrors(action: () => Promise<void> | undefined): Promise<void> {
  try {
    await action()
  } catch {
    // Without the lock the screen turns off as usual.
  }
}
