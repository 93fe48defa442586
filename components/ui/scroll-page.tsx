import type { ReactNode, Ref } from 'react'
import { Platform, ScrollView, StyleSheet, View, type ScrollViewProps } from 'react-native'
import { useKeyboardHeight } from './use-keyboard-height'

type Props = Pick<
  ScrollViewProps,
  | 'contentContainerStyle'
  | 'tabIndex'
  | 'scrollEnabled'
  | 'scrollEventThrottle'
  | 'onLayout'
  | 'onContentSizeChange'
  | 'onScroll'
> & {
  readonly ref?: Ref<ScrollView>
  readonly children: ReactNode
  /** Stays visible below the page. */
  readonly foot?: ReactNode
}

/**
 * A page that scrolls, and keeps the focused field above the keyboard. iOS does that for a scroll view that
 * asks for it. On Android the window is not resized, as the app is drawn edge to edge, but a scroll view that
 * becomes lower keeps the focused field in view.
 */
export function ScrollPage({ children, foot, ...props }: Props) {
  const keyboard = useKeyboardHeight()
  const covered = Platform.OS === 'android' ? keyboard : 0
  return (
    <View style={[styles.fill, { paddingBottom: covered }]}>
      <ScrollView
        role="main"
        automaticallyAdjustKeyboardInsets
        keyboardShouldPersistTaps="handled"
        {...props}
      >
        {children}
      </ScrollView>
      {covered > 0 ? null : foot}
    </View>
  )
}

const styles = StyleSheet.create({ fill: { flex: 1 } })
