import { useSafeAreaInsets } from 'react-native-safe-area-context'

type Gaps = { readonly top?: number; readonly sides: number; readonly bottom?: number }

/** The padding that leaves these gaps between content and the edges of the safe area. */
export function useInsetPadding({ top = 0, sides, bottom = 0 }: Gaps) {
  const insets = useSafeAreaInsets()
  return {
    paddingTop: insets.top + top,
    paddingRight: insets.right + sides,
    paddingBottom: insets.bottom + bottom,
    paddingLeft: insets.left + sides,
  }
}
