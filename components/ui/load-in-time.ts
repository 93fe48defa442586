/** A request may hang for minutes. */
const LONGEST_MS = 2500

/**
 * Resolves once a screen is loaded, or cannot be, but no later than a tap can wait: what is missing then is told
 * by the screen itself.
 */
export const loadInTime = (loading: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    loading.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ])
