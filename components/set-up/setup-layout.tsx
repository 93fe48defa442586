import { useRef, useState, type ReactNode } from 'react'
import { StyleSheet, useWindowDimensions, View, type ScrollView } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useWords } from '@/i18n'
import { Background } from '../ui/background'
import { BrassButton } from '../ui/brass-button'
import { Gradient } from '../ui/gradient'
import { Problem } from '../ui/problem'
import { Roomy, useIsRoomy } from '../ui/roomy'
import { ScrollPage } from '../ui/scroll-page'
import { PageTitle } from '../ui/page-title'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import { columnsOf, type Columns } from './setup-columns'
import { useChosenInView } from './use-chosen-in-view'

type Props = {
  readonly links: ReactNode
  readonly live: ReactNode
  readonly whoPlays: (onDragging: (isDragging: boolean) => void) => ReactNode
  readonly whichRules: (
    place: Pick<Columns, 'rules' | 'isBeside'> & {
      /** The chosen rules are explained below the players. */
      readonly isExplained: boolean
      readonly seated: number
      readonly onCard: (view: View | null) => void
    },
  ) => ReactNode
  /** The explanation of the chosen rules, shown below the players where there is room. */
  readonly howToPlay: ReactNode
  readonly seated: number
  readonly problem: string | undefined
  readonly playLabel: string
  readonly isPlayable: boolean
  readonly onPlay: () => void
  readonly children: ReactNode
}

/** Players above the rules on a phone, beside them on a wide screen; Play is always visible. */
export function SetupLayout(props: Props) {
  const { links, live, whoPlays, whichRules, seated, problem, playLabel, isPlayable } = props
  const { appName } = useWords()
  const { background, card } = useTheme()
  const { width } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const [isDragging, setIsDragging] = useState(false)
  const columns = columnsOf(width - insets.left - insets.right)
  const isExplained = useIsRoomy() && columns.isWide && !columns.isBeside
  const page = useRef<ScrollView>(null)
  const liveCard = useRef<View>(null)
  const { onCard, onPage } = useChosenInView(page, liveCard, seated)
  const sides = { paddingLeft: insets.left + SPACE.l, paddingRight: insets.right + SPACE.l }
  return (
    <Background>
      <Roomy>
        <ScrollPage
          ref={page}
          onLayout={onPage}
          scrollEnabled={!isDragging}
          contentContainerStyle={[styles.page, sides, { paddingTop: insets.top + SPACE.l }]}
          foot={
            <View
              style={[
                styles.foot,
                sides,
                { paddingBottom: insets.bottom + SPACE.m, backgroundColor: background[1] },
              ]}
            >
              <View style={styles.fade}>
                <Gradient colours={[`${background[1]}00`, background[1]]} />
              </View>
              <View style={styles.play}>
                <Problem text={problem} style={styles.problem} />
                <BrassButton label={playLabel} onPress={isPlayable ? props.onPlay : undefined} />
              </View>
            </View>
          }
        >
          <View style={styles.head}>
            <PageTitle>{appName}</PageTitle>
            {links}
          </View>
          <View style={columns.isWide ? styles.columns : styles.column}>
            <View style={[styles.column, columns.isWide && { width: columns.people }]}>
              {live ? <View ref={liveCard}>{live}</View> : null}
              <View style={columns.isWide && [styles.panel, { backgroundColor: card }]}>
                {whoPlays(setIsDragging)}
              </View>
              {isExplained ? (
                <View style={[styles.panel, { backgroundColor: card }]}>{props.howToPlay}</View>
              ) : null}
            </View>
            <View style={columns.isWide && styles.rules}>
              {whichRules({ ...columns, isExplained, seated, onCard })}
            </View>
          </View>
        </ScrollPage>
        {props.children}
      </Roomy>
    </Background>
  )
}

const styles = StyleSheet.create({
  page: {
    gap: SPACE.m,
    paddingBottom: SPACE.l,
    width: '100%',
    maxWidth: 1280,
    alignSelf: 'center',
  },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: SPACE.l,
  },
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l },
  panel: { padding: SPACE.m, borderRadius: RADIUS.l },
  column: { gap: SPACE.m },
  rules: { flex: 1, minWidth: 0 },
  foot: { paddingTop: SPACE.s },
  // Fades the content that scrolls under the foot.
  fade: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: '100%',
    height: SPACE.l,
    pointerEvents: 'none',
  },
  play: { width: '100%', maxWidth: 560, alignSelf: 'center', gap: SPACE.s },
  problem: { textAlign: 'center' },
})
