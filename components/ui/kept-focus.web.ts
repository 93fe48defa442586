import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'
import type { View } from 'react-native'

/** If nothing else takes the focus of what is gone, the heading of the sheet or of the page does. */
function giveFocusToHeading(): void {
  if (document.activeElement !== document.body) return
  const sheet = [...document.querySelectorAll('[role=dialog]')].at(-1)
  const headings = (sheet ?? document).querySelectorAll<HTMLElement>(sheet ? 'h2' : 'h1')
  // Pages below this one are there too, but not drawn.
  const seen = [...headings].find((heading) => heading.checkVisibility())
  seen?.focus({ preventScroll: true })
}

/**
 * Props of a pressable that may be disabled, or go. A button with the attribute `disabled` loses the focus to
 * the page, and react-native-web adds that to whatever has the prop `aria-disabled`: so the button is only
 * called disabled, by hand. The Tab key passes over it, and goes on from it.
 */
export function useKeptFocus(isDisabled: boolean, ref: Ref<View> | undefined): object {
  const view = useRef<View>(null)
  useLayoutEffect(() => {
    const element = view.current as unknown as Element | null
    if (isDisabled) element?.setAttribute('aria-disabled', 'true')
    else element?.removeAttribute('aria-disabled')
  }, [isDisabled])
  // In a layout effect: after it the element would be gone, and the focus with it.
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
