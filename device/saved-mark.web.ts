/**
 * Marks outside the store that something was saved in it, so that a store which the browser has
 * lost can be told from one that is new.
 */
const KEY = 'shut-the-box/saved'

/** Where site data is blocked even reading throws; then there is no mark. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

export const hasSavedMark = (): boolean => attempt(() => localStorage.getItem(KEY)) === 'yes'
export const setSavedMark = (): void => attempt(() => localStorage.setItem(KEY, 'yes'))
export const removeSavedMark = (): void => attempt(() => localStorage.removeItem(KEY))
