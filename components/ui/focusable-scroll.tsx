import { useState, type Ref } from 'react'
import { ScrollView, type ScrollViewProps } from 'react-native'

type Props = ScrollViewProps & { readonly ref?: Ref<ScrollView> }

/**
 * A scroll view for content without focusable elements: if the content overflows, the view itself
 * can take the focus, so that it can be scrolled by keyboard.
 */
export function FocusableScroll(props: Props) {
  const [viewLength, setViewLength] = useState(Infinity)
  const [contentLength, setContentLength] = useState(0)
  const { horizontal } = props
  return (
    <ScrollView
      {...(contentLength > viewLength + 1 && { tabIndex: 0 as const })}
      {...props}
      onLayout={({ nativeEvent: { layout } }) =>
        setViewLength(horizontal ? layout.width : layout.height)
      }
      onContentSizeChange={(width, height) => setContentLength(horizontal ? width : height)}
    />
  )
}
