import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Every page is exported with the same empty body, and drawn when the browser has it: theme and saves
 * are known only there, and any page's file can then stand in for any route.
 */
export const useIsOnDevice = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
