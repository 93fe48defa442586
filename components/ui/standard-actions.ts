import { Platform, type AccessibilityActionInfo } from 'react-native'

type StandardAction = 'activate' | 'increment' | 'decrement'

/**
 * What a screen reader does by a gesture, and what needs no label. Android has to be told; iOS does it anyway, by a touch
 * or by what is called adjustable, and would list these actions under their English names.
 */
export const standardActions = (...names: readonly StandardAction[]): AccessibilityActionInfo[] =>
  Platform.OS === 'ios' ? [] : names.map((name) => ({ name }))
