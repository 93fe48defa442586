import { memo } from 'react'
import { Platform, StyleSheet, View } from 'react-native'
import { NO_TILES } from '@/engine'
import { useWords, type Translations } from '@/i18n'
import { formatTime } from '@/i18n/format-date'
import { formatNumber, formatSigned } from '@/i18n/numbers/format-number'
import type { HistoryEntry, SeatEntry, SeatToday } from '@/model/history-entry'
import { rulesIdOf } from '@/model/rules-id'
import { MiniBox } from '../box/mini-box'
import { rulesName } from '../rules/rules-name'
import { DASH } from '../table/status-lines'
import { Icon } from '../ui/icon'
import { Pressable } from '../ui/pressable'
import { Body, Note } from '../ui/text'
import { useNameLines } from '../ui/text-scale'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import { WinnerBadges } from './winner-badges'

type Props = {
  readonly entry: HistoryEntry
  readonly seatToday: SeatToday
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onOpen: (id: string) => void
}

/** At this width the picture of the shut box is lower than a line of text. */
const BOX_WIDTH = 48
/** The rows touch each other: a browser draws the focus ring inside of them. */
const INSIDE_RING = Platform.OS === 'web' && { dataSet: { ring: 'inside' } }
/** The minimum width for names in a line. */
const LEAST_NAME = 96

function titleOf({ isAbandoned, seats, winners }: HistoryEntry, words: Translations) {
  if (isAbandoned) return words.history.abandoned
  if (seats.length === 1) return words.history.playedAlone(seats[0]!.name)
  return words.results.wins(winners.map((seat) => seats[seat]!.name))
}

/** A player without a turn has no score, but may have chips. */
function scoreOf({ total, chips, turns }: SeatEntry): string {
  if (chips !== undefined && (turns > 0 || chips !== 0)) return formatSigned(chips)
  return turns === 0 ? DASH : formatNumber(total)
}

/** The scores; a single winner and a player alone are named in the title only. */
function scoresOf({ seats, winners }: HistoryEntry, { history }: Translations): string {
  const [first, second] = winners
  const named = second === undefined ? first : undefined
  return history.scores(
    named === undefined ? undefined : scoreOf(seats[named]!),
    seats
      .filter((_, seat) => seat !== named)
      .map((seat) => history.score(seat.name, scoreOf(seat))),
  )
}

/**
 * An entry of the list: winners, scores, rules and time. Memoised. All rows have the same height, except with
 * large text.
 */
export const HistoryRow = memo(function HistoryRow(props: Props) {
  const { seatToday, isFirst, isLast, onOpen } = props
  const words = useWords()
  const theme = useTheme()
  const seats = props.entry.seats.map(seatToday)
  const entry = { ...props.entry, seats }
  const isBoxShut = seats.some(({ boxesShut }) => boxesShut > 0)
  const title = titleOf(entry, words)
  const time = formatTime(entry.startedAt, words.dates)
  const rules = rulesName(rulesIdOf(entry.rules), words)
  const scores = scoresOf(entry, words)
  const lines = useNameLines()
  return (
    <Pressable
      {...INSIDE_RING}
      aria-label={words.history.rowLabel([title, scores, rules, time])}
      onPress={() => onOpen(entry.id)}
      style={[
        styles.row,
        { backgroundColor: theme.card, borderTopColor: isFirst ? theme.card : theme.cardEdge },
        isFirst && styles.first,
        isLast && styles.last,
      ]}
      pressedStyle={styles.pressed}
    >
      <WinnerBadges winners={entry.winners.map((seat) => seats[seat]!)} />
      <View style={styles.text}>
        <View style={styles.line}>
          <Body
            numberOfLines={lines}
            style={[styles.title, entry.isAbandoned && { color: theme.softInk }]}
          >
            {title}
          </Body>
          <Note numberOfLines={1} style={styles.time}>
            {time}
          </Note>
        </View>
        <Note numberOfLines={lines} style={{ color: theme.ink }}>
          {scores}
        </Note>
        <View style={[styles.line, styles.middle]}>
          <Note numberOfLines={lines} style={styles.rules}>
            {rules}
          </Note>
          {isBoxShut ? (
            <MiniBox look="framed" tiles={entry.rules.tiles} open={NO_TILES} width={BOX_WIDTH} />
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
  // With large text the time and the picture of the box are on a line of their own.
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.s },
  title: { fontWeight: '700', flexGrow: 1, flexShrink: 1, flexBasis: LEAST_NAME },
  middle: { alignItems: 'center' },
  rules: { flexGrow: 1, flexShrink: 1, flexBasis: LEAST_NAME },
  time: { flexShrink: 0 },
})
