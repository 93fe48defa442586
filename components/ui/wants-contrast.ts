import { AccessibilityInfo, Platform } from 'react-native'

/**
 * Calls back with whether the system asks for more contrast, now and on each change. Returns a function that
 * stops it.
 */
export function watchContrast(onChange: (isWanted: boolean) => void): () => void {
  const isIos = Platform.OS === 'ios'
  const asked = isIos
    ? AccessibilityInfo.isDarkerSystemColorsEnabled()
    : AccessibilityInfo.isHighTextContrastEnabled()
  void asked.then(onChange, () => {})
  const listener = isIos
    ? AccessibilityInfo.addEventListener('darkerSystemColorsChanged', onChange)
    : AccessibilityInfo.addEventListener('highTextContrastChanged', onChange)
  return () => listener.remove()
}

/** Phones have no forced colours. */
export const watchForcedColours: (onChange: (areForced: boolean) => void) => () => void =
  () => () =>
    undefined
