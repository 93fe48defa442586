import type { BrowserContext } from 'playwright-core'

export const DENIALS = ['rejects', 'throws', 'never answers', 'is missing'] as const
export type Denial = (typeof DENIALS)[number]

/** Runs in the page, before the app. */
function deny(denial: Denial): void {
  const { prototype } = LockManager
  const denied = () => new DOMException('Site data is blocked.', 'SecurityError')
  switch (denial) {
    case 'rejects':
      prototype.request = () => Promise.reject(denied())
      break
    case 'throws':
      prototype.request = () => {
        throw denied()
      }
      break
    case 'never answers':
      prototype.request = () => new Promise(() => {})
      break
    case 'is missing':
      Reflect.deleteProperty(Navigator.prototype, 'locks')
  }
}

/** Makes a browser deny locks to every page that is opened from now on. */
export const denyLocks = async (context: BrowserContext, denial: Denial): Promise<void> => {
  await context.addInitScript(deny, denial)
}
