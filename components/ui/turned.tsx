import { createContext, useContext, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context'

const TurnedContext = createContext(false)

/** Whether the table turns round for a seat: every second one is taken to sit opposite. */
export const isOpposite = (seat: number): boolean => seat % 2 === 1

/** Whether what is drawn here faces the player opposite; a sheet, which leaves the page, asks. */
export const useIsTurned = (): boolean => useContext(TurnedContext)

type Props = { readonly isTurned: boolean; readonly children: ReactNode }

/** A whole screen upside down for whoever sits opposite: notches then lie at its other end. */
export function Turned({ isTurned, children }: Props) {
  const { top, right, bottom, left } = useSafeAreaInsets()
  const insets = isTurned
    ? { top: bottom, right: left, bottom: top, left: right }
    : { top, right, bottom, left }
  return (
    <TurnedContext.Provider value={isTurned}>
      <SafeAreaInsetsContext.Provider value={insets}>
        <View style={[styles.screen, isTurned && styles.turned]}>{children}</View>
      </SafeAreaInsetsContext.Provider>
    </TurnedContext.Provider>
  )
}

const styles = StyleSheet.create({
  // It lets through what it does not hold: two of them may lie over each other.
  screen: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  turned: { transform: [{ rotate: '180deg' }] },
})
