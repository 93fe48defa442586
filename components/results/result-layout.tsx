import { Children, type ReactNode } from 'react'
import { ScrollView, StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { Background } from '../ui/background'
import { FocusableScroll } from '../ui/focusable-scroll'
import { Screen } from '../ui/screen'
import { SPACE } from '../ui/theme'
import { useInsetPadding } from '../ui/use-inset-padding'
import { MAX_PAGE_WIDTH, useResultSize } from './result-size'

type Props = {
  readonly head: ReactNode
  readonly actions: ReactNode
  /** Cards, two in a row where there is room. */
  readonly pairs?: ReactNode
  /** Below the pairs. */
  readonly last?: ReactNode
  readonly children: ReactNode
}

/** Portrait: one page, actions at the foot. Landscape: head and actions left, cards right. */
export function ResultLayout({ head, actions, pairs, last, children }: Props) {
  const { results } = useWords()
  const { isWide, headWidth } = useResultSize()
  const padding = useInsetPadding({ top: SPACE.m, sides: SPACE.l, bottom: SPACE.m })
  const cards = (
    <>
      {children}
      {Children.toArray(pairs).length > 0 ? (
        <View style={styles.pairs}>
          {Children.toArray(pairs).map((card, index) => (
            <View key={index} style={styles.pair}>
              {card}
            </View>
          ))}
        </View>
      ) : null}
      {last}
    </>
  )
  if (!isWide)
    return (
      <Screen foot={actions} maxWidth={MAX_PAGE_WIDTH.upright}>
        {head}
        {cards}
      </Screen>
    )
  return (
    <Background>
      <View role="main" style={[styles.row, padding]}>
        <ScrollView style={[styles.side, { width: headWidth }]} contentContainerStyle={styles.left}>
          {head}
          {actions}
        </ScrollView>
        <FocusableScroll
          aria-label={results.details}
          style={styles.cards}
          contentContainerStyle={styles.right}
        >
          {cards}
        </FocusableScroll>
      </View>
    </Background>
  )
}

/** The minimum width of each of two cards in a row. */
const PAIR_WIDTH = 290

const styles = StyleSheet.create({
  row: {
    flex: 1,
    flexDirection: 'row',
    gap: SPACE.l,
    width: '100%',
    maxWidth: MAX_PAGE_WIDTH.wide,
    alignSelf: 'center',
  },
  side: { flexGrow: 0, flexShrink: 0 },
  cards: { flex: 1 },
  left: { flexGrow: 1, justifyContent: 'center', gap: SPACE.l, padding: SPACE.s },
  right: { flexGrow: 1, justifyContent: 'center', gap: SPACE.l, padding: SPACE.s },
  pairs: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l },
  pair: { flexGrow: 1, flexShrink: 1, flexBasis: PAIR_WIDTH, minWidth: 0, maxWidth: '100%' },
})
