import { useEffect, useState } from 'react'
import { Keyboard, Platform } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'

const IS_IOS = Platform.OS === 'ios'

/**
 * How much of the screen the keyboard covers from below. Always 0 in browsers, which scroll by themselves.
 */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0)
  const { bottom } = useSafeAreaInsets()
  useEffect(() => {
    const listeners = [
      Keyboard.addListener(IS_IOS ? 'keyboardWillShow' : 'keyboardDidShow', ({ endCoordinates }) =>
        setHeight(endCoordinates.height),
      ),
      Keyboard.addListener(IS_IOS ? 'keyboardWillHide' : 'keyboardDidHide', () => setHeight(0)),
    ]
    return () => listeners.forEach((listener) => listener.remove())
  }, [])
  // Android's height leaves out the navigation bar below the keyboard, over which the app is drawn too.
  return height > 0 && !IS_IOS ? height + bottom : height
}
