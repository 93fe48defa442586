import { useState, type Ref } from 'react'
import { Platform, ScrollView, type ScrollViewProps } from 'react-native'

const IS_NAMED = Platform.OS === 'web'

type Props = ScrollViewProps & { readonly ref?: Ref<ScrollView> }

/**
 * A scroll view that can take the focus itself if its content overflows, so that it can be scrolled by keyboard. In a
 * browser it is a group by its label; a phone, which drops labels of what scrolls, has its own role for it.
 */
export function FocusableScroll(props: Props) {
  const [viewLength, setViewLength] = useState(Infinity)
  const [contentLength, setContentLength] = useState(0)
  const { horizontal } = props
  return (
    <ScrollView
      {...(contentLength > viewLength + 1 && { tabIndex: 0 as const })}
      {...(IS_NAMED && props['aria-label'] !== undefined && { role: 'group' })}
      {...props}
      onLayout={({ nativeEvent: { layout } }) =>
        setViewLength(horizontal ? layout.width : layout.height)
      }
      onContentSizeChange={(width, height) => setContentLength(horizontal ? width : height)}
    />
  )
}
