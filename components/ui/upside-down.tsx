import { createContext, useContext, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { personAt, type SeatedMatch } from '@/model/player'
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context'

const UpsideDownContext = createContext(false)

/** Whether the player on turn sits opposite: every second person is assumed to. */
export const isOpposite = (match: SeatedMatch): boolean => personAt(match, match.seat) % 2 === 1

/** Whether the surrounding screen is upside down, for a Modal: its parent does not rotate it. */
export const useIsUpsideDown = (): boolean => useContext(UpsideDownContext)

type Props = { readonly isUpsideDown: boolean; readonly children: ReactNode }

/** Rotates a whole screen and its safe area insets by 180°, for a player who sits opposite. */
export function UpsideDown({ isUpsideDown, children }: Props) {
  const { top, right, bottom, left } = useSafeAreaInsets()
  const insets = isUpsideDown
    ? { top: bottom, right: left, bottom: top, left: right }
    : { top, right, bottom, left }
  return (
    <UpsideDownContext.Provider value={isUpsideDown}>
      <SafeAreaInsetsContext.Provider value={insets}>
        <View style={[styles.screen, isUpsideDown && styles.upsideDown]}>{children}</View>
      </SafeAreaInsetsContext.Provider>
    </UpsideDownContext.Provider>
  )
}

const styles = StyleSheet.create({
  // Touches outside its children pass through, because two of these can overlap.
  screen: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  upsideDown: { transform: [{ rotate: '180deg' }] },
})
