import { memo } from 'react'
import { StyleSheet, View } from 'react-native'
import { NO_TILES } from '@/engine'
import { useWords, type Translations } from '@/i18n'
import { formatTime } from '@/i18n/format-date'
import { formatNumber, formatSigned } from '@/i18n/format-number'
import type { HistoryEntry, SeatEntry } from '@/model/history-entry'
import { rulesIdOf } from '@/model/rules-id'
import { MiniBox } from '../box/mini-box'
import { rulesName } from '../rules/rules-name'
import { Icon } from '../ui/icon'
import { Pressable } from '../ui/pressable'
import { Body, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import { WinnerBadges } from './winner-badges'

type Props = {
  readonly match: HistoryEntry
  /** Returns the seat with the player's current name and colour. */
  readonly seatToday: (seat: SeatEntry) => SeatEntry
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onOpen: (id: string) => void
}

/** At this width the picture of the shut box is lower than a line of text. */
const BOX_WIDTH = 48

function titleOf(
  { isAbandoned, winners }: HistoryEntry,
  names: readonly string[],
  words: Translations,
) {
  if (isAbandoned) return words.history.abandoned
  if (names.length === 1) return words.history.playedAlone(names[0]!)
  return words.results.wins(winners.map((seat) => names[seat]!))
}

/** A match in the list: winners, scores, rules and time. Memoised; all rows are equally high. */
export const HistoryRow = memo(function HistoryRow(props: Props) {
  const { match, seatToday, isFirst, isLast, onOpen } = props
  const words = useWords()
  const theme = useTheme()
  const seats = match.seats.map(seatToday)
  const names = seats.map(({ name }) => name)
  const isBoxShut = seats.some(({ boxesShut }) => boxesShut > 0)
  const title = titleOf(match, names, words)
  const time = formatTime(match.startedAt, words.dates)
  const rules = rulesName(rulesIdOf(match.rules), words)
  const scores = words.history.scores(
    seats.map(({ name, total, chips }) =>
      words.history.score(name, chips === undefined ? formatNumber(total) : formatSigned(chips)),
    ),
  )
  return (
    <Pressable
      aria-label={words.history.rowLabel([title, scores, rules, time])}
      onPress={() => onOpen(match.id)}
      style={[
        styles.row,
        { backgroundColor: theme.card, borderTopColor: isFirst ? theme.card : theme.cardEdge },
        isFirst && styles.first,
        isLast && styles.last,
      ]}
      pressedStyle={styles.pressed}
    >
      <WinnerBadges winners={match.winners.map((seat) => seats[seat]!)} />
      <View style={styles.text}>
        <View style={styles.line}>
          <Body
            numberOfLines={1}
            style={[styles.title, match.isAbandoned && { color: theme.softInk }]}
          >
            {title}
          </Body>
          <Note numberOfLines={1} style={styles.time}>
            {time}
          </Note>
        </View>
        <Note numberOfLines={1} style={{ color: theme.ink }}>
          {scores}
        </Note>
        <View style={[styles.line, styles.middle]}>
          <Note numberOfLines={1} style={styles.rules}>
            {rules}
          </Note>
          {isBoxShut ? (
            <MiniBox look="framed" tiles={match.rules.tiles} open={NO_TILES} width={BOX_WIDTH} />
          ) : null}
        </View>
      </View>
      <Icon name="forward" colour={theme.softInk} size={18} />
    </Pressable>
  )
})

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    paddingVertical: SPACE.m,
    paddingHorizontal: SPACE.m,
    borderTopWidth: 1,
  },
  first: { borderTopLeftRadius: RADIUS.m, borderTopRightRadius: RADIUS.m },
  last: { borderBottomLeftRadius: RADIUS.m, borderBottomRightRadius: RADIUS.m },
  pressed: { opacity: 0.75 },
  // Keeps the picture of the box clear of the scores above it.
  text: { flex: 1, minWidth: 0, gap: 3 },
  line: { flexDirection: 'row', alignItems: 'baseline', gap: SPACE.s },
  title: { fontWeight: '700', flexGrow: 1, flexShrink: 1 },
  middle: { alignItems: 'center' },
  rules: { flexGrow: 1, flexShrink: 1 },
  time: { flexShrink: 0 },
})
