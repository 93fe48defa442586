import { useState } from 'react'
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import type { Rules, TileCount } from '@/engine'
import { useWords } from '@/i18n'
import { useRulesPageWords } from '@/i18n/rules-pages'
import { rulesIdOf } from '@/model/rules-id'
import { boxLayout } from '../box/box-layout'
import { Background, useBackGesture } from '../ui/background'
import { IconButton } from '../ui/icon-button'
import { QuietButton } from '../ui/quiet-button'
import { useIsRoomy } from '../ui/roomy'
import { Screen } from '../ui/screen'
import { PageTitle } from '../ui/page-title'
import { Note } from '../ui/text'
import { SPACE } from '../ui/theme'
import { RuleList } from './rule-list'
import { pageSizes, type PageSpace } from './page-sizes'
import { TryBox, type TryTable } from './try-box'
import { TryControls } from './try-controls'

type Props = {
  readonly rules: Rules
  /** Whether these are the rules of the match on the table. */
  readonly areOnTable: boolean
  readonly table: TryTable
  readonly onBack: () => void
  readonly onAll: () => void
}

/** A page for a set of rules: a table to try them, and a summary in four rows. */
export function RulesPage({ rules, areOnTable, table, onBack, onAll }: Props) {
  const window = useWindowDimensions()
  const insets = useSafeAreaInsets()
  const isRoomy = useIsRoomy()
  const { shape, box, space } = pageSizes(
    window.width - insets.left - insets.right,
    window.height - insets.top - insets.bottom,
  )
  const isNarrow = shape === 'one column' && !isRoomy
  const head = <Head {...{ rules, areOnTable, onBack, onAll, isNarrow, space }} />
  const controls = <TryControls table={table} />
  if (shape === 'sideways')
    return (
      <Background>
        <View
          role="main"
          style={[
            styles.sideways,
            { paddingLeft: insets.left + SPACE.s, paddingTop: insets.top + SPACE.s },
          ]}
        >
          <TryBox table={table} {...box} />
          <View style={styles.side}>
            <ScrollView
              // Focusable, so that the keyboard can scroll it.
              tabIndex={0}
              contentContainerStyle={[
                styles.part,
                styles.sidePage,
                { paddingRight: insets.right + SPACE.m, paddingBottom: insets.bottom + SPACE.m },
              ]}
            >
              {head}
              {controls}
              <RuleList rules={rules} space={space} />
            </ScrollView>
          </View>
        </View>
      </Background>
    )
  if (shape === 'columns')
    return (
      <Screen hasColumns isWhole>
        <View style={styles.part}>
          {head}
          <View style={styles.columns}>
            <View style={[styles.part, { width: box.width }]}>
              <TryBox table={table} {...box} />
              {controls}
            </View>
            <View style={[styles.part, styles.rest]}>
              <RuleList rules={rules} space={space} />
            </View>
          </View>
        </View>
      </Screen>
    )
  return (
    <Screen isWhole>
      <View style={[styles.part, styles.whole, isNarrow && styles.narrow]}>
        {head}
        <BoxSlot table={table} tiles={rules.tiles} box={box} />
        {controls}
        <View style={space === 'least' && { marginHorizontal: -box.bleed }}>
          <RuleList rules={rules} isWide={isRoomy} space={space} />
        </View>
      </View>
    </Screen>
  )
}

type SlotProps = Pick<Props, 'table'> & {
  readonly tiles: TileCount
  readonly box: ReturnType<typeof pageSizes>['box']
}

/** The box in one column. It gets the height that the rest of the page leaves, so that all fits on the screen. */
function BoxSlot({ table, tiles, box }: SlotProps) {
  const [room, setRoom] = useState(box.height)
  const least = boxLayout(tiles, box.width, 0).height
  const most = Math.max(least, box.height)
  return (
    <View
      onLayout={({ nativeEvent }) => setRoom(Math.floor(nativeEvent.layout.height))}
      style={[styles.slot, { marginHorizontal: -box.bleed, minHeight: least, maxHeight: most }]}
    >
      <View style={styles.box}>
        <TryBox table={table} width={box.width} height={Math.min(room, most)} />
      </View>
    </View>
  )
}

type HeadProps = Omit<Props, 'table'> & { readonly isNarrow: boolean; readonly space: PageSpace }

/** The name and the origin of the rules. */
function Head({ rules, areOnTable, onBack, onAll, isNarrow, space }: HeadProps) {
  const words = useWords()
  const page = useRulesPageWords()
  const id = rulesIdOf(rules)
  const houseTitle = areOnTable ? page.houseAtTable : page.house
  const title = id === 'house' ? houseTitle : words.presets[id].name
  useBackGesture(onBack)
  if (space === 'least')
    return (
      <View style={styles.bar}>
        <IconButton icon="back" label={page.back} onPress={onBack} />
        <PageTitle style={styles.titleInBar}>{title}</PageTitle>
        <IconButton icon="lines" label={page.all} onPress={onAll} />
      </View>
    )
  return (
    <View>
      <View style={styles.bar}>
        <QuietButton icon="back" label={page.back} onPress={onBack} />
        <QuietButton icon="lines" label={page.all} onPress={onAll} />
      </View>
      <PageTitle style={[styles.title, isNarrow && styles.narrowTitle]}>{title}</PageTitle>
      {space === 'tight' ? null : (
        <Note>{id === 'house' ? words.setup.yourOwn : page.origins[id]}</Note>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  part: { gap: SPACE.m },
  // Makes the page fit on the screen of most phones.
  narrow: { gap: SPACE.s },
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: -SPACE.m,
    // Aligns the labels, not the padding of their touch targets, with the content below.
    marginHorizontal: -SPACE.s,
  },
  title: { fontSize: 30, lineHeight: 38 },
  narrowTitle: { fontSize: 26, lineHeight: 32 },
  titleInBar: { flex: 1, fontSize: 22, lineHeight: 28, textAlign: 'center' },
  whole: { flexGrow: 1 },
  slot: { flexGrow: 1 },
  // Out of the layout, so that the box never makes its slot higher.
  box: { ...StyleSheet.absoluteFill, alignItems: 'center' },
  sideways: { flex: 1, flexDirection: 'row', gap: SPACE.m },
  side: { flex: 1, minWidth: 0 },
  // A scroll view clips its content: the negative margins of the bar need this padding.
  sidePage: { paddingTop: SPACE.m, paddingLeft: SPACE.s },
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l },
  rest: { flex: 1, minWidth: 0 },
})
