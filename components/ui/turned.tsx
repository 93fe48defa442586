import { createContext, useContext, type ReactNode } from 'react'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context'
import type { Angle } from '@/model/seating'
import { allowedAngle, isQuarter, turnedInsets, turnedPlace } from './turned-place'

const AngleContext = createContext<Angle>(0)

/** The size of the window as seen by what is turned: a quarter turn swaps its sides. */
export function useWindowSize() {
  const { width, height, fontScale } = useWindowDimensions()
  return isQuarter(useContext(AngleContext))
    ? { width: height, height: width, fontScale }
    : { width, height, fontScale }
}

/** The position of a Modal, which is not turned by its parent: the same as that of the surrounding screen. */
export function useTurnedPlace() {
  const { width, height } = useWindowDimensions()
  return turnedPlace(useContext(AngleContext), width, height)
}

type Props = { readonly angle: Angle; readonly children: ReactNode }

/**
 * Turns a whole screen, with its safe area, towards the player on turn. A quarter turn lays it out for a
 * window with swapped sides.
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
  // Two of these can overlap, so touches outside the children pass through.
  screen: { pointerEvents: 'box-none' },
})
