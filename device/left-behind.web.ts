import { readLocal, removeLocal, writeLocal } from './local-storage'
import { currentClaim } from './store-owner'

/**
 * What a page could not save any more when it was left: a browser drops a write that has not asked to commit by then, and
 * only what is written outside the store is written at once. A text carries the token of the tab that left it, and only the
 * tab that has the saves right after that one reads it.
 */
const keyOf = (name: string) => `shut-the-box/left/${name}`

const unsavedTexts = new Map<string, () => string | undefined>()

function keepAll(): void {
  for (const [name, unsaved] of unsavedTexts) {
    const text = unsaved()
    if (text === undefined) removeLocal(keyOf(name))
    else writeLocal(keyOf(name), `${currentClaim().token} ${text}`)
  }
}

/** Whenever the page is left, keeps the text of what is `unsaved` then, or nothing. */
export function keepOnLeave(name: string, unsaved: () => string | undefined): void {
  unsavedTexts.set(name, unsaved)
  // A page may be shown again as it was left, and goes on saving. The same listener counts once.
  for (const event of ['pagehide', 'pageshow']) window.addEventListener(event, keepAll)
}

/** What was left by the tab that had the saves before this one; it is read once. */
export function takeLeftBehind(name: string): string | undefined {
  const left = readLocal(keyOf(name))
  removeLocal(keyOf(name))
  const { previous } = currentClaim()
  return previous && left?.startsWith(`${previous} `) ? left.slice(previous.length + 1) : undefined
}
