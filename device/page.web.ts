/** In a browser the code of a screen is fetched when it is opened. */
export const IS_FETCHED: boolean = true

/** Loads the page again if the server answers; resolves to false if it does not. */
export async function reloadIfOnline(): Promise<boolean> {
  try {
    // A page that is reloaded without a network is gone.
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    if (ok) location.reload()
    return ok
  } catch {
    return false
  }
}
