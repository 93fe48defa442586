import { createContext, useContext } from 'react'

const ReducedMotionContext = createContext(false)

export const ReducedMotionProvider = ReducedMotionContext.Provider

/** Whether the settings or the system ask for reduced motion: tumbles and falls become a fade. */
export const useIsMotionReduced = (): boolean => useContext(ReducedMotionContext)

const MotionOffContext = createContext(false)

export const MotionOffProvider = MotionOffContext.Provider

/** Whether changes are shown without any animation, as when the user steps through a replay. */
export const useIsMotionOff = (): boolean => useContext(MotionOffContext)

/** Whether motion is reduced or off. */
export function useIsStill(): boolean {
  const isReduced = useIsMotionReduced()
  const isOff = useIsMotionOff()
  return isReduced || isOff
}
