import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * False in the static export and while its HTML is hydrated, then true. Every page is exported with
 * the same empty body: theme and saves are known only in the browser, and the file of any page can
 * then be served for any route.
 */
export const useIsClient = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
