import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { Background } from './background'
import { ScrollPage } from './scroll-page'
import { SPACE } from './theme'

const MAX_WIDTH = 720

type Props = {
  readonly children: ReactNode
  /** Stays visible below the scrolling page: usually the primary button. */
  readonly foot?: ReactNode
  readonly maxWidth?: number
}

/** Renders a scrolling page inside the safe area, with a maximum width for readability. */
export function Screen({ children, foot, maxWidth = MAX_WIDTH }: Props) {
  const { top, right, bottom, left } = useSafeAreaInsets()
  const sides = { paddingRight: right + SPACE.l, paddingLeft: left + SPACE.l }
  return (
    <Background>
      <ScrollPage
        // So that the page can take the focus and be scrolled by keyboard.
        tabIndex={0}
        contentContainerStyle={[
          sides,
          { paddingTop: top + SPACE.l, paddingBottom: (foot ? 0 : bottom) + SPACE.xl },
        ]}
        foot={
          foot ? (
            <View style={[sides, styles.foot, { paddingBottom: bottom + SPACE.m }]}>
              <View style={[styles.page, { maxWidth }]}>{foot}</View>
            </View>
          ) : null
        }
      >
        <View style={[styles.page, { maxWidth }]}>{children}</View>
      </ScrollPage>
    </Background>
  )
}

const styles = StyleSheet.create({
  page: { width: '100%', alignSelf: 'center', gap: SPACE.l },
  foot: { paddingTop: SPACE.s },
})
