import type { ReactNode } from 'react'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useWords } from '@/i18n'
import { BrassButton } from '../ui/brass-button'
import { Background } from '../ui/background'
import { Problem } from '../ui/problem'
import { ScrollPage } from '../ui/scroll-page'
import { Title } from '../ui/text'
import { SPACE, useTheme } from '../ui/theme'

type Props = {
  readonly links: ReactNode
  readonly live: ReactNode
  readonly whoPlays: ReactNode
  readonly whichRules: (isRow: boolean) => ReactNode
  readonly problem: string | undefined
  readonly playLabel: string
  readonly isPlayable: boolean
  readonly onPlay: () => void
  readonly children: ReactNode
}

const WIDE_WIDTH = 760
const LOW_HEIGHT = 560

/** Players above the rules on a phone, beside them on a wide screen; Play is always visible. */
export function SetupLayout(props: Props) {
  const { links, live, whoPlays, whichRules, problem, playLabel, isPlayable } = props
  const { appName } = useWords()
  const { background } = useTheme()
  const { width, height } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const isWide = width >= WIDE_WIDTH
  const sides = { paddingLeft: insets.left + SPACE.l, paddingRight: insets.right + SPACE.l }
  return (
    <Background>
      <ScrollPage
        contentContainerStyle={[styles.page, sides, { paddingTop: insets.top + SPACE.l }]}
        foot={
          <View
            style={[
              styles.foot,
              sides,
              { paddingBottom: insets.bottom + SPACE.m, backgroundColor: background[1] },
            ]}
          >
            <View style={styles.play}>
              <Problem text={problem} style={styles.problem} />
              <BrassButton label={playLabel} onPress={isPlayable ? props.onPlay : undefined} />
            </View>
          </View>
        }
      >
        <View style={styles.head}>
          <Title>{appName}</Title>
          {links}
        </View>
        <View style={isWide ? styles.columns : styles.column}>
          <View style={[styles.column, isWide && styles.people]}>
            {live}
            {whoPlays}
          </View>
          <View style={isWide && styles.rules}>{whichRules(!isWide || height < LOW_HEIGHT)}</View>
        </View>
      </ScrollPage>
      {props.children}
    </Background>
  )
}

const styles = StyleSheet.create({
  page: {
    gap: SPACE.l,
    paddingBottom: SPACE.l,
    width: '100%',
    maxWidth: 1240,
    alignSelf: 'center',
  },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: SPACE.l,
  },
  columns: { flexDirection: 'row', gap: SPACE.xl },
  column: { gap: SPACE.l },
  people: { width: 340 },
  rules: { flex: 1, minWidth: 0 },
  foot: { paddingTop: SPACE.s },
  play: { width: '100%', maxWidth: 560, alignSelf: 'center', gap: SPACE.s },
  problem: { textAlign: 'center' },
})
