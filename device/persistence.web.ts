let isAsked = false

/**
 * Asks the browser not to evict the saves. Only once, since some browsers ask the user; it may refuse, and
 * nothing depends on its answer.
 */
export function askToPersist(): void {
  if (isAsked) return
  isAsked = true
  const ask = async () => (await navigator.storage.persisted()) || navigator.storage.persist()
  ask().catch(() => {})
}
