import { readLocal, removeLocal, writeLocal } from './local-storage'

/**
 * A mark outside the store that something was saved in it, so that a store lost by the browser can be told
 * from a new one.
 */
const KEY = 'shut-the-box/saved'

export const hasSavedMark = (): boolean => readLocal(KEY) === 'yes'
export const setSavedMark = (): void => writeLocal(KEY, 'yes')
export const removeSavedMark = (): void => removeLocal(KEY)
