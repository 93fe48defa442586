const NAME = 'shut-the-box/saves'

let isOurs = false

/**
 * Claims the saves for this tab: two tabs that write to the same match would lose it. False where another
 * tab has them, unless they are taken from it; `onLost` hears when another has taken them from this one.
 */
export function claimSaves(onLost: () => void, isForced: boolean): Promise<boolean> {
  // An old browser, or a page without https: one tab is all that can be hoped for.
  if (isOurs || !('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const claim = navigator.locks.request(
      NAME,
      isForced ? { steal: true } : { ifAvailable: true },
      (lock) => {
        isOurs = lock !== null
        resolve(isOurs)
        // Held for as long as the tab lives.
        return lock ? new Promise<void>(() => {}) : undefined
      },
    )
    claim.catch(() => {
      isOurs = false
      onLost()
    })
  })
}
