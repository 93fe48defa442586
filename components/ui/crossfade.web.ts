import { useIsMotionReduced } from './motion'

let onShown: (() => void) | undefined

/** The next screen is shown after this time even if it has not called `screenShown`. */
const LONGEST_WAIT_MS = 1500

/**
 * Returns a function that fades from this screen to the next one. The browser keeps showing this screen until
 * the next one has called `screenShown`, so that no frame is empty; during the fade taps reach the next
 * screen.
 */
export function useCrossfade(): (navigate: () => void) => void {
  const isMotionReduced = useIsMotionReduced()
  return (navigate) => {
    if (isMotionReduced || !('startViewTransition' in document)) return navigate()
    const { style } = document.documentElement
    style.viewTransitionName = 'root'
    const { ready, finished } = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          onShown = resolve
          setTimeout(resolve, LONGEST_WAIT_MS)
          // Only the old screen becomes an image, which fades out over the next one: an image cannot be
          // tapped.
          style.viewTransitionName = 'none'
          navigate()
        }),
    )
    // Browsers skip the transition on a hidden page, which is fine.
    for (const promise of [ready, finished]) promise.catch(() => undefined)
  }
}

/** Reports that a screen is drawn at its final size. */
export const screenShown = (): void => onShown?.()
