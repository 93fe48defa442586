import type { View } from 'react-native'

/** A press by a key ends with an event of the browser itself, which has no `nativeEvent`. */
type Release = { readonly nativeEvent?: object }

/** How far beside the button a finger may be let go. */
const MARGIN = 20

/**
 * Whether the end of a press is its release on the button, and not that it scrolls, is cancelled or
 * slides off. After a long touch a browser reports no click, so a release is all there is.
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

/** Props that let a button be held: with it a long touch opens no menu, which would end the press. */
export const holdable = { onLongPress: () => undefined }
