import { useRef, useState, type ReactNode, type Ref } from 'react'
import { StyleSheet, useWindowDimensions, View, type ScrollView, type Text } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import type { Rules } from '@/engine'
import { useWords } from '@/i18n'
import { Background } from '../ui/background'
import { Roomy, useIsRoomy } from '../ui/roomy'
import { ScrollPage } from '../ui/scroll-page'
import { PageTitle } from '../ui/page-title'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import { SetupFoot } from './setup-foot'
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
      readonly opening: number
      readonly onCard: (view: View | null) => void
      readonly nameRef: Ref<Text>
    },
  ) => ReactNode
  /** The explanation of the chosen rules, shown below the players where there is room. */
  readonly howToPlay: ReactNode
  /** Changes whenever the screen is opened. */
  readonly opening: number
  readonly seats: readonly unknown[]
  /** The earlier wins of each known player. */
  readonly won: readonly unknown[]
  readonly rules: Rules
  readonly problem: string | undefined
  readonly isPlayable: boolean
  readonly onPlay: () => void
  readonly children: ReactNode
}

/** Players above the rules on a phone, beside them on a wide screen; Play is always visible. */
export function SetupLayout(props: Props) {
  const { links, live, whoPlays, whichRules, opening, seats, rules, problem, isPlayable } = props
  const { appName } = useWords()
  const { card } = useTheme()
  const { width } = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const [isDragging, setIsDragging] = useState(false)
  const columns = columnsOf(width - insets.left - insets.right)
  const isExplained = useIsRoomy() && columns.isWide && !columns.isBeside
  const page = useRef<ScrollView>(null)
  const liveCard = useRef<View>(null)
  const inView = useChosenInView({ page, live: liveCard, opening, seats, won: props.won })
  const { side, onCard, name } = inView
  const sides = { paddingLeft: insets.left + SPACE.l, paddingRight: insets.right + SPACE.l }
  return (
    <Background>
      <Roomy>
        <ScrollPage
          ref={page}
          {...inView.watching}
          scrollEventThrottle={100}
          scrollEnabled={!isDragging}
          contentContainerStyle={[styles.page, sides, { paddingTop: insets.top + SPACE.l }]}
          foot={
            <SetupFoot
              {...{ rules, side, problem, isPlayable }}
              seated={seats.length}
              isWide={columns.isWide}
              onCard={inView.toCard}
              onPlay={props.onPlay}
            />
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
              {whichRules({
                ...columns,
                isExplained,
                seated: seats.length,
                opening,
                onCard,
                nameRef: name,
              })}
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
})
