import { Platform, type ViewStyle } from 'react-native'

/**
 * The style of a picture whose colours belong together, as of a line and its sheet: where the system
 * forces its own colours, a browser leaves these as they are.
 */
export const OWN_PAINT =
  Platform.OS === 'web' && ({ forcedColorAdjust: 'none' } as unknown as ViewStyle)
