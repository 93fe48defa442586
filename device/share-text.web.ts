import type { ShareResult } from './share-result'

/** Opens the browser's share sheet; without one, or if it is denied, copies the text. */
export async function shareText(text: string): Promise<ShareResult> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text })
      return 'offered'
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'offered'
  }
  try {
    // Only pages served over https have a clipboard.
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
