import { Platform, type ViewStyle } from 'react-native'

/** The style of a view that moves: a browser repaints only this view, not what is beneath it. */
export const OWN_LAYER = Platform.OS === 'web' && ({ willChange: 'transform' } as ViewStyle)
