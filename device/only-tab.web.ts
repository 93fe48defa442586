import { claimStore, currentClaim, isStoreTaken, listenForLoss } from './store-owner'
import { withTimeout } from './timeout'

const LOCK_NAME = 'shut-the-box/saves'

/** A browser that takes longer to answer is treated as one that denies locks. */
const NO_ANSWER_MS = 2000

/** `denied`: this browser has no locks, or does not allow them. */
type LockAnswer = 'held' | 'taken' | 'denied'

/** Requests the lock and holds it until the tab is closed, or until another tab steals it. */
function requestLock(options: LockOptions): Promise<LockAnswer> {
  return new Promise((resolve) => {
    let isHeld = false
    const answer = (given: LockAnswer) => {
      clearTimeout(timer)
      resolve(given)
    }
    const timer = setTimeout(answer, NO_ANSWER_MS, 'denied')
    // Asynchronous, so that missing or throwing locks are treated as denied too.
    const request = async () =>
      navigator.locks.request(LOCK_NAME, options, (lock) => {
        isHeld = lock !== null
        answer(isHeld ? 'held' : 'taken')
        return lock ? new Promise<void>(() => {}) : undefined
      })
    request().catch(() => (isHeld ? whenStolen() : answer('denied')))
  })
}

const hasClaim = () => currentClaim().token !== '' && !currentClaim().isLost

/** False also if the store does not answer: then this tab cannot write to it either. */
const isTaken = () => withTimeout(isStoreTaken()).catch(() => false)

async function whenStolen(): Promise<void> {
  if (await isTaken()) currentClaim().onLost()
}

/** Without a store there is nothing to claim, and the app runs without saves. */
const claim = (onLost: () => void) => withTimeout(claimStore(onLost)).catch(() => {})

/**
 * Claims the saves for this tab, since two tabs that write the same match would overwrite each other.
 * Resolves to false if another tab has them, unless `isForced`, which takes them from that tab. `onLost` is
 * called when another tab takes them from this one. The owner of the saves is written in the store. The lock
 * only tells whether another tab is open, and when to check the owner.
 */
export async function claimSaves(onLost: () => void, isForced: boolean): Promise<boolean> {
  if (!isForced) {
    // The app was remounted after an error: this tab has the saves already, and may still be writing.
    if (hasClaim()) {
      listenForLoss(onLost)
      return !(await isTaken())
    }
    if ((await requestLock({ ifAvailable: true })) === 'taken') return false
    await claim(onLost)
    return true
  }
  // The store first: the tab that loses the lock checks it.
  await claim(onLost)
  await requestLock({ steal: true })
  // A third tab may have claimed them in the meantime.
  return !(await isTaken())
}
