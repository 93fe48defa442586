import type { View } from 'react-native'

/** A press by key ends with a DOM event, which has no `nativeEvent`. */
type Release = { readonly nativeEvent?: object }

/** How far outside the button a finger may be released, in pixels. */
const MARGIN = 20

/**
 * Whether a press ended by a release on the button, and not by scrolling, cancelling or sliding off. Browsers
 * report no click after a long touch, so the release is the only sign.
 */
export function isSilentRelease({ nativeEvent }: Release, button: View | null): boolean {
  const { type, pageX, pageY } = (nativeEvent ?? {}) as Partial<MouseEvent>
  if (type !== 'mouseup' && type !== 'touchend') return false
  const element = button as unknown as Element | null
  if (!element || pageX === undefined || pageY === undefined) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [pageX - window.scrollX, pageY - window.scrollY]
  return x > left - MARGIN && x < right + MARGIN && y > top - MARGIN && y < bottom + MARGIN
}

/** Props that let a button be held: they suppress the menu of a long touch, which would end the press. */
export const holdable = { onLongPress: () => undefined }
