/**
 * Lets everything else happen that is waiting. Not by a timer: on a phone each waits for the next frame, and work in slices
 * would stand still for most of the time. An idle callback comes after whatever else has to be done, and then at once.
 */
export const breather = (): Promise<void> =>
  new Promise((resolve) => {
    // Node, where the tests run, has none.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 0)
    else requestIdleCallback(() => resolve())
  })
