import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'
import type { View } from 'react-native'

/**
 * Props of a pressable that may be disabled. A button with the attribute `disabled` loses the focus to the
 * page, and react-native-web adds that to whatever has the prop `aria-disabled`: so the button is only
 * called disabled, by hand. The Tab key passes over it, and goes on from it.
 */
export function useKeptFocus(isDisabled: boolean, ref: Ref<View> | undefined): object {
  const view = useRef<View>(null)
  useLayoutEffect(() => {
    const element = view.current as unknown as Element | null
    if (isDisabled) element?.setAttribute('aria-disabled', 'true')
    else element?.removeAttribute('aria-disabled')
  }, [isDisabled])
  useImperativeHandle(ref, () => view.current!, [])
  return { ref: view, ...(isDisabled && DISABLED) }
}

const DISABLED = { disabled: false, 'aria-disabled': undefined, tabIndex: -1 }
