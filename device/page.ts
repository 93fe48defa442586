/** On phones all code is in the app: nothing is fetched, and the app is never reloaded. */
export const IS_FETCHED: boolean = false

export const atRest = (): Promise<void> => Promise.resolve()

export const reloadIfOnline = (): Promise<boolean> => Promise.resolve(false)
