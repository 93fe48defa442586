import { createContext, useContext, type ReactNode } from 'react'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context'
import type { Angle } from '@/model/seating'
import { allowedAngle, isQuarter, turnedInsets, turnedPlace } from './turned-place'

const AngleContext = createContext<Angle>(0)

/** The window for those who look at what is turned: after a quarter turn its sides are swapped. */
export function useWindowSize() {
  const { width, height, fontScale } = useWindowDimensions()
  return isQuarter(useContext(AngleContext))
    ? { width: height, height: width, fontScale }
    : { width, height, fontScale }
}

/** For a Modal, which its parent does not turn: its place in the window, as the surrounding screen has it. */
export function useTurnedPlace() {
  const { width, height } = useWindowDimensions()
  return turnedPlace(useContext(AngleContext), width, height)
}

type Props = { readonly angle: Angle; readonly children: ReactNode }

/**
 * Turns a whole screen with its safe area towards the player who sits at that side. A quarter turn lays it out
 * for a window with its sides swapped.
 */
export function Turned({ angle: wanted, children }: Props) {
  const { width, height } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const angle = allowedAngle(wanted, width, height)
  return (
    <AngleContext.Provider value={angle}>
      <SafeAreaInsetsContext.Provider value={turnedInsets(insets, angle)}>
        <View style={[turnedPlace(angle, width, height), styles.screen]}>{children}</View>
      </SafeAreaInsetsContext.Provider>
    </AngleContext.Provider>
  )
}

const styles = StyleSheet.create({
  // Touches outside its children pass through, because two of these can overlap.
  screen: { pointerEvents: 'box-none' },
})
