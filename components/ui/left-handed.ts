import { createContext, useContext } from 'react'

const LeftHandedContext = createContext(false)

export const LeftHandedProvider = LeftHandedContext.Provider

/** Whether the controls of the table are mirrored, within reach of a left thumb. */
export const useIsLeftHanded = (): boolean => useContext(LeftHandedContext)
