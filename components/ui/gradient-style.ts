import { Platform, type ViewStyle } from 'react-native'

/** Returns the style of a view whose background is a CSS gradient. */
export const gradientStyle = (gradient: string): ViewStyle =>
  Platform.OS === 'web' ? { backgroundImage: gradient } : { experimental_backgroundImage: gradient }
