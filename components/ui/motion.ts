import { createContext, useContext } from 'react'

const MotionContext = createContext(false)

export const ReducedMotionProvider = MotionContext.Provider

/** True when the player, or the system, asked for less movement: tumbling and falling become a fade. */
export const useIsMotionReduced = (): boolean => useContext(MotionContext)
