const LOCK_NAME = 'shut-the-box/saves'

let isOurs = false

/**
 * Locks the saves for this tab, since two tabs that write the same match would overwrite each
 * other. Resolves to false if another tab has the lock, unless `isForced`, which takes it from that
 * tab. `onLost` is called when another tab takes the lock from this one.
 */
export function claimSaves(onLost: () => void, isForced: boolean): Promise<boolean> {
  // Old browsers and pages without https have no locks: assume that this is the only tab.
  if (isOurs || !('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const claim = navigator.locks.request(
      LOCK_NAME,
      isForced ? { steal: true } : { ifAvailable: true },
      (lock) => {
        isOurs = lock !== null
        resolve(isOurs)
        // Never resolves, so that the lock is held until the tab is closed.
        return lock ? new Promise<void>(() => {}) : undefined
      },
    )
    claim.catch(() => {
      isOurs = false
      onLost()
    })
  })
}
