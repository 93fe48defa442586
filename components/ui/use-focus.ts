import { useEffect, useRef } from 'react'
import type { View } from 'react-native'
import { moveFocus } from './move-focus'

/** Returns a ref for a view that takes the focus whenever `key` is set or changes. */
export function useFocus(key: string | undefined) {
  const view = useRef<View>(null)
  useEffect(() => {
    if (key !== undefined && view.current) moveFocus(view.current)
  }, [key])
  return view
}
