import { createContext, useContext, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { StyleSheet, View } from 'react-native'
import { Gradient } from './gradient'
import { useTheme } from './theme'

type Props = {
  readonly children?: ReactNode
  /** Called for VoiceOver's magic tap. */
  readonly onMagicTap?: () => void
}

const BackGestureContext = createContext<RefObject<(() => void) | undefined> | undefined>(undefined)

/** Makes VoiceOver's escape gesture do the same as the page's back button. */
export function useBackGesture(onBack: (() => void) | undefined): void {
  const gestureRef = useContext(BackGestureContext)
  useEffect(() => {
    if (!gestureRef || !onBack) return
    gestureRef.current = onBack
    return () => {
      gestureRef.current = undefined
    }
  }, [gestureRef, onBack])
}

/** Fills the screen with the background gradient of the theme. */
export function Background({ children, onMagicTap }: Props) {
  const { background } = useTheme()
  const back = useRef<() => void>(undefined)
  return (
    <BackGestureContext value={back}>
      <View
        style={[styles.background, { backgroundColor: background[1] }]}
        {...(onMagicTap && { onAccessibilityMagicTap: onMagicTap })}
        onAccessibilityEscape={() => back.current?.()}
      >
        <Gradient colours={background} />
        {children}
      </View>
    </BackGestureContext>
  )
}

const styles = StyleSheet.create({ background: { flex: 1 } })
