import { AccessibilityInfo } from 'react-native'

/** Calls back with whether a screen reader is on, now and on each change. Returns a function that stops it. */
export function watchScreenReader(onChange: (isOn: boolean) => void): () => void {
  void AccessibilityInfo.isScreenReaderEnabled().then(onChange, () => {})
  const listener = AccessibilityInfo.addEventListener('screenReaderChanged', onChange)
  return () => listener.remove()
}
