import { BackHandler } from 'react-native'

/**
 * Calls `onBack` instead of Android's back action, by button or swipe, until the returned function is called.
 * The last listener is called first, before the navigation. A modal has a window of its own and is closed
 * before.
 */
export function listenToBackPress(onBack: () => void): () => void {
  const listener = BackHandler.addEventListener('hardwareBackPress', () => {
    onBack()
    return true
  })
  return () => listener.remove()
}
