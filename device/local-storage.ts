/** Where site data is blocked even reading throws; then nothing is kept. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** The little that a browser keeps outside the store: it is written at once, and can be lost when the browser dies. */
export const readLocal = (key: string): string | undefined =>
  attempt(() => localStorage.getItem(key)) ?? undefined

export const writeLocal = (key: string, text: string): void =>
  attempt(() => localStorage.setItem(key, text))

export const removeLocal = (key: string): void => attempt(() => localStorage.removeItem(key))
