import { readLocal, removeLocal, writeLocal } from './local-storage'
import { currentClaim } from './store-owner'

/**
 * What a page could not save any more when it was left: a browser drops a write that has not asked to commit by then, and
 * only what is written outside the store is written at once.
 */
const keyOf = (name: string) => `shut-the-box/left/${name}`

const leaving = new Map<string, () => void>()

const leaveAll = () => leaving.forEach((leave) => leave())

/** Whenever the page is left, keeps the text of what is `unsaved` then; a tab that has lost the saves keeps nothing. */
export function keepOnLeave(name: string, unsaved: () => string | undefined): void {
  const claim = currentClaim()
  leaving.set(name, () => {
    const text = claim.isLost ? undefined : unsaved()
    if (text !== undefined) writeLocal(keyOf(name), text)
  })
  // The same listener counts once.
  window.addEventListener('pagehide', leaveAll)
}

export const readLeftBehind = (name: string): string | undefined => readLocal(keyOf(name))

export const removeLeftBehind = (name: string): void => removeLocal(keyOf(name))
