/**
 * Yields to all other waiting work. Not by a timer: on phones a timer waits for the next frame, so sliced
 * work would idle most of the time. An idle callback runs as soon as nothing else is waiting.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    // Node, where tests run, has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 0)
    else requestIdleCallback(() => resolve())
  })
