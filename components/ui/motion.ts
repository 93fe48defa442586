import { createContext, useContext } from 'react'

const MotionContext = createContext(false)

export const ReducedMotionProvider = MotionContext.Provider

/** True when the player, or the system, asked for less movement: tumbling and falling become a fade. */
export const useIsMotionReduced = (): boolean => useContext(MotionContext)

const StillContext = createContext(false)

export const StillProvider = StillContext.Provider

/** True while things are to be where they belong at once: somebody leafs through a match. */
export const useIsStill = (): boolean => useContext(StillContext)
