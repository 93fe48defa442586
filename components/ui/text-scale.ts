import { useWindowDimensions } from 'react-native'

/** From here on texts need more lines than usual. */
const LARGE_TEXT = 1.3

/** Whether the phone draws texts much larger than usual. */
export const useIsTextLarge = (): boolean => useWindowDimensions().fontScale >= LARGE_TEXT

/** How many lines a name may take: one, and more in large letters before it is cut. */
export const useNameLines = (): number => (useIsTextLarge() ? 2 : 1)
