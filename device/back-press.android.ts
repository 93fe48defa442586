import { BackHandler } from 'react-native'

/**
 * Calls `onBack` in place of what back does, by its button or a swipe from an edge, until the returned function is
 * called. The one who listens last is asked first, before the navigation. A modal has a window of its own,
 * which is closed first.
 */
export function listenToBackPress(onBack: () => void): () => void {
  const listener = BackHandler.addEventListener('hardwareBackPress', () => {
    onBack()
    return true
  })
  return () => listener.remove()
}
