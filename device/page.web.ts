import { withTimeout } from './timeout'

/** In a browser the code of a screen is fetched when it is opened. */
export const IS_FETCHED: boolean = true

/** While something moves, an idle callback gets at most the rest of a frame; otherwise more. */
const REST_MS = 20
/** Something may move for ever. */
const LONGEST_WAIT_MS = 5000

/** Resolves when nothing on the page moves. */
export async function atRest(): Promise<void> {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') return
  const end = performance.now() + LONGEST_WAIT_MS
  let rest = 0
  while (rest < REST_MS && performance.now() < end)
    rest = await new Promise<number>((resolve) => {
      requestIdleCallback((deadline) => resolve(deadline.timeRemaining()))
    })
}

/** Loads the page again if the server answers; resolves to false if it does not. */
export async function reloadIfOnline(): Promise<boolean> {
  try {
    // Without a network a reloaded page would be lost.
    const asked = fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    const { ok } = await withTimeout(asked)
    if (ok) location.reload()
    return ok
  } catch {
    return false
  }
}
