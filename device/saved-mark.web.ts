import { readLocal, removeLocal, writeLocal } from './local-storage'

/**
 * Marks outside the store that something was saved in it, so that a store which the browser has
 * lost can be told from one that is new.
 */
const KEY = 'shut-the-box/saved'

export const hasSavedMark = (): boolean => readLocal(KEY) === 'yes'
export const setSavedMark = (): void => writeLocal(KEY, 'yes')
export const removeSavedMark = (): void => removeLocal(KEY)
