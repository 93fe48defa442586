import { createContext, useContext, type ReactNode } from 'react'
import { useWindowDimensions } from 'react-native'

const RoomyContext = createContext(false)

/** Both sides of the window are at least this long: a tablet or a desk, not a phone on its side. */
const ROOMY_SIDE = 700

/** Whether the window has room for larger type and for columns. */
export function useIsRoomy(): boolean {
  const { width, height } = useWindowDimensions()
  return Math.min(width, height) >= ROOMY_SIDE
}

/** Sets the text of a page in larger type where there is room for it. */
export function Roomy({ children }: { readonly children: ReactNode }) {
  return <RoomyContext.Provider value={useIsRoomy()}>{children}</RoomyContext.Provider>
}

/** How much larger the text of this page is. */
export const useTypeScale = (): number => (useContext(RoomyContext) ? 1.15 : 1)
