import { createContext, useContext, type ReactNode } from 'react'
import { useWindowDimensions } from 'react-native'

const RoomyContext = createContext(false)

/** Both sides of a tablet or desktop window are at least this long, those of a phone are not. */
const ROOMY_SIDE = 700
/** A small laptop's window is lower, but wider than any phone in landscape. */
const LAPTOP = { width: 1000, height: 560 }

/** Whether a window has room for larger type and for columns. */
export const isRoomy = ({ width, height }: { readonly width: number; readonly height: number }) =>
  Math.min(width, height) >= ROOMY_SIDE || (width >= LAPTOP.width && height >= LAPTOP.height)

export const useIsRoomy = (): boolean => isRoomy(useWindowDimensions())

/** Enlarges the text of a page where there is room for it. */
export function Roomy({ children }: { readonly children: ReactNode }) {
  return <RoomyContext.Provider value={useIsRoomy()}>{children}</RoomyContext.Provider>
}

/** The factor by which the text of this page is enlarged. */
export const useTypeScale = (): number => (useContext(RoomyContext) ? 1.15 : 1)
