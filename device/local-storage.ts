/** With blocked site data even reading throws; then nothing is kept. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** What a browser keeps outside the store: written synchronously, but can be lost when the browser dies. */
export const readLocal = (key: string): string | undefined =>
  attempt(() => localStorage.getItem(key)) ?? undefined

export const writeLocal = (key: string, text: string): void =>
  attempt(() => localStorage.setItem(key, text))

export const removeLocal = (key: string): void => attempt(() => localStorage.removeItem(key))
