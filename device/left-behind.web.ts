import { readLocal, removeLocal, writeLocal } from './local-storage'
import { currentClaim } from './store-owner'

/**
 * Holds what a page could not save before it was left: browsers drop a write that has not asked to commit by
 * then, and only local storage is written synchronously.
 */
const keyOf = (name: string) => `shut-the-box/left/${name}`

const leaving = new Map<string, () => void>()

const leaveAll = () => leaving.forEach((leave) => leave())

/**
 * Keeps the text returned by `unsaved` whenever the page is left; a tab that has lost the saves keeps
 * nothing.
 */
export function keepOnLeave(name: string, unsaved: () => string | undefined): void {
  const claim = currentClaim()
  leaving.set(name, () => {
    const text = claim.isLost ? undefined : unsaved()
    if (text !== undefined) writeLocal(keyOf(name), text)
  })
  // The same listener is registered only once.
  window.addEventListener('pagehide', leaveAll)
}

export const readLeftBehind = (name: string): string | undefined => readLocal(keyOf(name))

export const removeLeftBehind = (name: string): void => removeLocal(keyOf(name))
