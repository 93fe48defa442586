import { useState, type Ref } from 'react'
import { ScrollView, type ScrollViewProps } from 'react-native'

type Props = ScrollViewProps & { readonly ref?: Ref<ScrollView> }

/** Scrolls what holds nothing to tap: where there is more than fits, a keyboard can stop at it and scroll. */
export function PlainScroll(props: Props) {
  const [room, setRoom] = useState(Infinity)
  const [length, setLength] = useState(0)
  const { horizontal } = props
  return (
    <ScrollView
      {...(length > room + 1 && { tabIndex: 0 as const })}
      {...props}
      onLayout={({ nativeEvent: { layout } }) => setRoom(horizontal ? layout.width : layout.height)}
      onContentSizeChange={(width, height) => setLength(horizontal ? width : height)}
    />
  )
}
