import { useLayoutEffect, useRef, useState } from 'react'
import type { LayoutChangeEvent, View } from 'react-native'
import { screenShown } from '../ui/crossfade'

export type Size = { readonly width: number; readonly height: number }

/** What both a browser's and React Native's elements know of themselves right after a layout. */
type Measurable = { readonly offsetWidth?: number; readonly offsetHeight?: number }

/**
 * Measures a view before the first frame is drawn, and again whenever its size changes. Where views
 * cannot be measured it is the estimate.
 */
export function useMeasuredSize(estimate: Size) {
  const view = useRef<View>(null)
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight } = (view.current ?? {}) as Measurable
    if (offsetWidth === undefined || offsetHeight === undefined) setSize(estimate)
    // Below another screen a view has no size, and nothing of that size can be drawn.
    else if (offsetWidth > 0 && offsetHeight > 0)
      setSize({ width: offsetWidth, height: offsetHeight })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later changes come by `onLayout`
  }, [])
  useLayoutEffect(() => {
    if (size) screenShown()
  }, [size])
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    const { width, height } = layout
    if (width > 0 && height > 0) setSize({ width: Math.round(width), height: Math.round(height) })
  }
  return { view, size, onLayout }
}

/** Measures the height of a view before the first frame is drawn, and again whenever it changes; 0 until then. */
export function useMeasuredHeight() {
  const view = useRef<View>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const { offsetHeight } = (view.current ?? {}) as Measurable
    if (offsetHeight) setHeight(offsetHeight)
  }, [])
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) => setHeight(nativeEvent.layout.height)
  return { view, height, onLayout }
}
