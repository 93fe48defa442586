import { useIsMotionReduced } from './motion'

let onShown: (() => void) | undefined

/** After this long the next screen is shown as it is. */
const LONGEST_WAIT_MS = 1500

/**
 * Returns what fades from this screen to the next one. The browser keeps showing this one until the
 * next has called `screenShown`, so that no frame is empty; while they fade, taps reach the next one.
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
          // Only the old screen is a picture, which fades away over the next one: a picture cannot be tapped.
          style.viewTransitionName = 'none'
          navigate()
        }),
    )
    // A browser skips the fade of a page that is hidden, which is no fault.
    for (const promise of [ready, finished]) promise.catch(() => undefined)
  }
}

/** Tells that a screen is drawn at its final size. */
export const screenShown = (): void => onShown?.()
