import { Platform, type ViewStyle } from 'react-native'

/** The style of pictures whose colours belong together: browsers do not replace them by forced colours. */
export const FIXED_COLOURS =
  Platform.OS === 'web' && ({ forcedColorAdjust: 'none' } as unknown as ViewStyle)
