import { useState, type ReactNode } from 'react'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Background } from './background'
import { Roomy } from './roomy'
import { ScrollPage } from './scroll-page'
import { SPACE } from './theme'
import { useInsetPadding } from './use-inset-padding'

/** The width of a page of text, and of one that is laid out in columns. */
const MAX_WIDTH = 720
const WIDE_WIDTH = 1120

type Props = {
  readonly children: ReactNode
  /**
   * Stays visible below the scrolling page, unless it takes most of the window; usually the primary button.
   */
  readonly foot?: ReactNode
  /** Whether the page has columns on a wide window. */
  readonly hasColumns?: boolean
  readonly maxWidth?: number
  /**
   * For a page without a foot that fits on a phone's screen: smaller margins, and growing children fill it.
   */
  readonly isWhole?: boolean
}

/** Renders a scrolling page inside the safe area, with a maximum width for readability. */
export function Screen(props: Props) {
  const { children, foot, hasColumns = false, isWhole = false } = props
  const { maxWidth = hasColumns ? WIDE_WIDTH : MAX_WIDTH } = props
  const { top, bottom } = useSafeAreaInsets()
  const { paddingRight, paddingLeft } = useInsetPadding({ sides: SPACE.l })
  const { height } = useWindowDimensions()
  const [footHeight, setFootHeight] = useState(0)
  const isFootTall = footHeight > height / 2
  const sides = { paddingRight, paddingLeft }
  const actions = foot ? (
    <View
      style={[styles.page, { maxWidth: props.maxWidth ?? MAX_WIDTH }]}
      onLayout={({ nativeEvent }) => setFootHeight(nativeEvent.layout.height)}
    >
      {foot}
    </View>
  ) : null
  return (
    <Background>
      <Roomy>
        <ScrollPage
          // Focusable, so that the page can be scrolled by keyboard.
          tabIndex={0}
          contentContainerStyle={[
            sides,
            isWhole && styles.whole,
            {
              paddingTop: isWhole ? Math.max(top + SPACE.m, SPACE.l) : top + SPACE.l,
              paddingBottom: isWhole
                ? Math.max(bottom, SPACE.m)
                : (foot && !isFootTall ? 0 : bottom) + SPACE.xl,
            },
          ]}
          foot={
            actions && !isFootTall ? (
              <View style={[sides, styles.foot, { paddingBottom: bottom + SPACE.m }]}>
                {actions}
              </View>
            ) : null
          }
        >
          <View style={[styles.page, isWhole && styles.whole, { maxWidth }]}>
            {children}
            {isFootTall ? actions : null}
          </View>
        </ScrollPage>
      </Roomy>
    </Background>
  )
}

const styles = StyleSheet.create({
  page: { width: '100%', alignSelf: 'center', gap: SPACE.l },
  foot: { paddingTop: SPACE.s },
  whole: { flexGrow: 1 },
})
