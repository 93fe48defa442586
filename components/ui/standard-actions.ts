import { Platform, type AccessibilityActionInfo } from 'react-native'

type StandardAction = 'activate' | 'increment' | 'decrement'

/**
 * Actions that screen readers offer by gesture and that need no label. Android must be told of them. iOS
 * performs them anyway, by tap or by the trait adjustable, and would list them under their English names.
 */
export const standardActions = (...names: readonly StandardAction[]): AccessibilityActionInfo[] =>
  Platform.OS === 'ios' ? [] : names.map((name) => ({ name }))
