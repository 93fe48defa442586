import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { FlatList, StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { formatDay } from '@/i18n/format-date'
import type { HistoryEntry, SeatToday } from '@/model/history-entry'
import { Roomy } from '../ui/roomy'
import { Heading } from '../ui/text'
import { useIsTextLarge } from '../ui/text-scale'
import { SPACE } from '../ui/theme'
import { useInsetPadding } from '../ui/use-inset-padding'
import { HistoryRow } from './history-row'
import { listItems, offsetsOf, type Heights, type ListItem } from './list-items'

type Props = {
  readonly entries: readonly HistoryEntry[]
  readonly seatToday: SeatToday
  /** The time that decides which day is today, in milliseconds. */
  readonly now: number
  /** Scrolls with the list, above the matches. */
  readonly head: ReactNode
  /** Rendered when there are no matches. */
  readonly empty: ReactNode
  readonly onOpen: (id: string) => void
}

/** About one screen; the list renders the rest after the first frame. */
const INITIAL_ROWS = 14
/** Used until the items are measured. */
const ESTIMATED_HEIGHTS: Heights = { head: 0, day: 60, entry: 88 }

/**
 * All matches, grouped by day. Only rows near the screen are rendered; as all heights are known, the list can
 * scroll to any offset without rendering the rows before it.
 */
export function HistoryList({ entries, seatToday, now, head, empty, onOpen }: Props) {
  const { dates } = useWords()
  const padding = useInsetPadding({ top: SPACE.s, sides: SPACE.l, bottom: SPACE.xl })
  const [heights, setHeights] = useState(ESTIMATED_HEIGHTS)
  const items = useMemo(() => listItems(entries), [entries])
  const offsets = useMemo(() => offsetsOf(items, heights), [items, heights])
  const isTextLarge = useIsTextLarge()
  const layoutOf = (_: unknown, index: number) => ({
    index,
    offset: offsets[index] ?? 0,
    length: heights[items[index]?.kind ?? 'entry'],
  })
  const measure = useCallback((kind: keyof Heights, height: number) => {
    // A page below another one in the stack is not laid out, and reports a height of 0.
    if (height === 0) return
    setHeights((known) => (known[kind] === height ? known : { ...known, [kind]: height }))
  }, [])

  const renderItem = useCallback(
    ({ item, index }: { item: ListItem; index: number }) => (
      <View
        style={styles.page}
        // All items of a kind have the same height, except with large text: the first day and entry are
        // measured.
        {...(index < 2 && {
          onLayout: ({ nativeEvent }) => measure(item.kind, nativeEvent.layout.height),
        })}
      >
        {item.kind === 'day' ? (
          <Heading style={styles.day}>{formatDay(item.time, now, dates)}</Heading>
        ) : (
          <HistoryRow
            entry={item.entry}
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
    <Roomy>
      <FlatList
        role="main"
        // Focusable, because a keyboard scrolls the element that has the focus.
        tabIndex={0}
        data={items}
        renderItem={renderItem}
        keyExtractor={({ key }) => key}
        // With large text an entry is as high as its names need.
        getItemLayout={isTextLarge ? undefined : layoutOf}
        initialNumToRender={INITIAL_ROWS}
        windowSize={7}
        style={styles.list}
        contentContainerStyle={padding}
        ListHeaderComponent={
          <View
            style={[styles.page, styles.head]}
            onLayout={({ nativeEvent }) =>
              measure('head', nativeEvent.layout.height + padding.paddingTop)
            }
          >
            {head}
          </View>
        }
        ListEmptyComponent={<View style={styles.page}>{empty}</View>}
      />
    </Roomy>
  )
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  page: { width: '100%', maxWidth: 880, alignSelf: 'center' },
  head: { gap: SPACE.s },
  day: { paddingTop: SPACE.l, paddingBottom: SPACE.s, fontSize: 19, lineHeight: 25 },
})
