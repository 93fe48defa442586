import { useWindowDimensions } from 'react-native'

/** From this scale on texts need more lines than usual. */
const LARGE_TEXT = 1.3

/** Whether the phone's text size is much larger than normal. */
export const useIsTextLarge = (): boolean => useWindowDimensions().fontScale >= LARGE_TEXT

/** How many lines a name may take before it is truncated. */
export const useNameLines = (): number => (useIsTextLarge() ? 2 : 1)
