import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'
import type { View } from 'react-native'

/**
 * Focuses the heading of the sheet or page if the focused element was removed and nothing else took the
 * focus.
 */
function giveFocusToHeading(): void {
  if (document.activeElement !== document.body) return
  const sheet = [...document.querySelectorAll('[role=dialog]')].at(-1)
  const headings = (sheet ?? document).querySelectorAll<HTMLElement>(sheet ? 'h2' : 'h1')
  // Covered pages are in the document too, but not visible.
  const seen = [...headings].find((heading) => heading.checkVisibility())
  seen?.focus({ preventScroll: true })
}

/**
 * The props of a pressable that may be disabled or removed while it has the focus. An element with the
 * attribute `disabled` loses the focus to the page, and react-native-web sets that attribute for the prop
 * `aria-disabled`. So `aria-disabled` is set on the element directly. The Tab key skips it, and continues
 * from it.
 */
export function useKeptFocus(isDisabled: boolean, ref: Ref<View> | undefined): object {
  const view = useRef<View>(null)
  useLayoutEffect(() => {
    const element = view.current as unknown as Element | null
    if (isDisabled) element?.setAttribute('aria-disabled', 'true')
    else element?.removeAttribute('aria-disabled')
  }, [isDisabled])
  // In a layout effect: later, the element and its focus are gone already.
  useLayoutEffect(() => {
    const element = view.current as unknown as Element | null
    return () => {
      if (element === document.activeElement) setTimeout(giveFocusToHeading, 0)
    }
  }, [])
  useImperativeHandle(ref, () => view.current!, [])
  return { ref: view, ...(isDisabled && DISABLED) }
}

const DISABLED = { disabled: false, 'aria-disabled': undefined, tabIndex: -1 }
