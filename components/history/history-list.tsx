import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { FlatList, StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useWords } from '@/i18n'
import { formatDay } from '@/i18n/format-date'
import type { HistoryEntry, SeatEntry } from '@/model/history-entry'
import { Heading } from '../ui/text'
import { SPACE } from '../ui/theme'
import { HistoryRow } from './history-row'
import { listItems, offsetsOf, type Heights, type ListItem } from './list-items'

type Props = {
  readonly matches: readonly HistoryEntry[]
  readonly seatToday: (seat: SeatEntry) => SeatEntry
  /** What the days are told apart from. */
  readonly now: number
  /** What scrolls along above the matches. */
  readonly head: ReactNode
  /** What stands there instead of matches. */
  readonly empty: ReactNode
  readonly onOpen: (id: string) => void
}

/** About a screen; the rest follows while it is looked at. */
const FIRST_ROWS = 14
/** Before they are measured. */
const GUESS: Heights = { head: 0, day: 60, match: 88 }

/** All matches by day. Only what is near the screen is drawn, and any place of it can be gone to at once. */
export function HistoryList({ matches, seatToday, now, head, empty, onOpen }: Props) {
  const { dates } = useWords()
  const { top, right, bottom, left } = useSafeAreaInsets()
  const [heights, setHeights] = useState(GUESS)
  const items = useMemo(() => listItems(matches), [matches])
  const offsets = useMemo(() => offsetsOf(items, heights), [items, heights])
  const measure = useCallback((kind: keyof Heights, height: number) => {
    // What is not laid out, as in a page that lies below another, has no height.
    if (height === 0) return
    setHeights((known) => (known[kind] === height ? known : { ...known, [kind]: height }))
  }, [])

  const drawItem = useCallback(
    ({ item, index }: { item: ListItem; index: number }) => (
      <View
        style={styles.page}
        // One of each kind tells for all of them.
        {...(index < 2 && {
          onLayout: ({ nativeEvent }) => measure(item.kind, nativeEvent.layout.height),
        })}
      >
        {item.kind === 'day' ? (
          <Heading style={styles.day}>{formatDay(item.time, now, dates)}</Heading>
        ) : (
          <HistoryRow
            match={item.match}
            seatToday={seatToday}
            isFirst={item.isFirst}
            isLast={item.isLast}
            onOpen={onOpen}
          />
        )}
      </View>
    ),
    [seatToday, dates, measure, now, onOpen],
  )

  return (
    <FlatList
      role="main"
      // A keyboard scrolls what has the focus.
      tabIndex={0}
      data={items}
      renderItem={drawItem}
      keyExtractor={({ key }) => key}
      getItemLayout={(_, index) => ({
        index,
        offset: offsets[index] ?? 0,
        length: heights[items[index]?.kind ?? 'match'],
      })}
      initialNumToRender={FIRST_ROWS}
      windowSize={7}
      style={styles.list}
      contentContainerStyle={{
        paddingTop: top + SPACE.s,
        paddingBottom: bottom + SPACE.xl,
        paddingLeft: left + SPACE.l,
        paddingRight: right + SPACE.l,
      }}
      ListHeaderComponent={
        <View
          style={[styles.page, styles.head]}
          onLayout={({ nativeEvent }) => measure('head', nativeEvent.layout.height + top + SPACE.s)}
        >
          {head}
        </View>
      }
      ListEmptyComponent={<View style={styles.page}>{empty}</View>}
    />
  )
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  page: { width: '100%', maxWidth: 720, alignSelf: 'center' },
  head: { gap: SPACE.s },
  day: { paddingTop: SPACE.l, paddingBottom: SPACE.s, fontSize: 19, lineHeight: 25 },
})
