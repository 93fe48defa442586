import { newId } from './entropy'
import { answerTo, changeStore, readStore } from './indexed-db'
import { SAVES_TAKEN } from './write-queue'

/** The key of the owner's token in the store. */
export const OWNER_KEY = 'owner'

/** A claim of this tab to the store. A tab that loses the store and takes it again makes a new claim. */
type Claim = {
  readonly token: string
  /** The token last found in the store: null if there was none, undefined if never read. */
  seen: string | null | undefined
  /** Whether another claim is known to have replaced this one. */
  isLost: boolean
  onLost: () => void
}

let claim: Claim = { token: '', seen: undefined, isLost: false, onLost: () => {} }

export const currentClaim = (): Claim => claim

/** Whether the claim is lost, given the token found in the store. */
function learn(by: Claim, found: string | null): boolean {
  by.isLost ||= by.seen !== undefined && by.seen !== found
  return by.isLost
}

const tokenIn = (value: unknown) => (typeof value === 'string' ? value : null)

/**
 * Changes the store unless another tab has claimed it since: then nothing is changed, `onLost` is called and
 * the promise rejects with `SAVES_TAKEN`. A lock cannot guarantee that: a tab that hung learns only later
 * that it lost the lock.
 */
export async function changeOwnStore(
  by: Claim,
  change: (store: IDBObjectStore) => void,
): Promise<void> {
  const changing = changeStore((store) => {
    const owner: IDBRequest<unknown> = store.get(OWNER_KEY)
    owner.onsuccess = () => {
      const found = tokenIn(owner.result)
      if (learn(by, found)) store.transaction.abort()
      else {
        by.seen = found
        // Committed at once, without waiting for other results: a page that is left then loses nothing. Not
        // supported by Safari 14.
        store.transaction.commit?.()
      }
    }
    store.put(by.token, OWNER_KEY)
    change(store)
  })
  try {
    await changing
    by.seen = by.token
  } catch (error) {
    if (!by.isLost) throw error
    if (by === claim) by.onLost()
    throw new Error(SAVES_TAKEN, { cause: error })
  }
}

/** Claims the store for this tab. If that fails, the first change that succeeds claims it. */
export function claimStore(onLost: () => void): Promise<void> {
  claim = { token: newId(), seen: undefined, isLost: false, onLost }
  return changeOwnStore(claim, () => {})
}

/** Replaces the listener that is told when this tab loses the store; the claim stays the same. */
export function listenForLoss(onLost: () => void): void {
  claim.onLost = onLost
}

/** Whether another tab has claimed the store since this one did. */
export async function isStoreTaken(): Promise<boolean> {
  const found: unknown = await readStore((store) => answerTo(store.get(OWNER_KEY)))
  return learn(claim, tokenIn(found))
}
