import { StyleSheet, Text, View } from 'react-native'
import { useWords } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import type { NameAndColour } from '@/model/player'
import type { Tally } from '@/model/statistics'
import { ShutBoxes } from './charts/shut-boxes'
import { WinBar } from './charts/win-bar'
import { PlayerBadge } from '../ui/player-badge'
import { Pressable } from '../ui/pressable'
import { Path, Svg } from '../ui/svg'
import { Body, Note } from '../ui/text'
import { useNameLines } from '../ui/text-scale'
import { brass, DISPLAY_FACE, RADIUS, SPACE, useTheme } from '../ui/theme'

type Props = {
  readonly player: NameAndColour & Tally
  /** The highest number of matches of any player. */
  readonly maxMatches: number
  readonly isLeader: boolean
  readonly onOpen: () => void
}

/** A player in the list of players: badge, name, wins, boxes shut and Captain titles. */
export function PlayerCard({ player, maxMatches, isLeader, onOpen }: Props) {
  const { players } = useWords()
  const theme = useTheme()
  const { name, matches, wins, boxesShut, captains } = player
  const won = players.won(wins, matches)
  const facts = [
    won,
    ...(boxesShut > 0 ? [players.boxesShut(boxesShut)] : []),
    ...(captains > 0 ? [players.captain(captains)] : []),
  ]
  return (
    <Pressable
      aria-label={players.person(name, facts)}
      onPress={onOpen}
      style={[styles.card, { backgroundColor: theme.card }]}
      pressedStyle={styles.pressed}
    >
      <PlayerBadge {...player} size={54} {...(isLeader && { ring: brass.middle })} />
      <View style={styles.middle}>
        <Body numberOfLines={useNameLines()} style={styles.name}>
          {name}
        </Body>
        {matches > 0 ? <WinBar wins={wins} matches={matches} maxMatches={maxMatches} /> : null}
        <View style={styles.facts}>
          <Note>{won}</Note>
          {boxesShut > 0 ? (
            <View style={styles.boxes}>
              <ShutBoxes count={boxesShut} />
              {boxesShut > 5 ? <Note>{players.times(boxesShut)}</Note> : null}
            </View>
          ) : null}
          {captains > 0 ? (
            <View style={styles.boxes}>
              <CaptainStar />
              {captains > 1 ? <Note>{players.times(captains)}</Note> : null}
            </View>
          ) : null}
        </View>
      </View>
      {matches > 0 ? (
        <Text style={[styles.wins, { color: theme.ink }]}>{formatNumber(wins)}</Text>
      ) : null}
    </Pressable>
  )
}

/** The star of a player who won a match as Captain. */
const CaptainStar = () => (
  <Svg aria-hidden width={18} height={18} viewBox="0 0 24 24">
    <Path
      d="M12 2.5l2.9 6.2 6.8.8-5 4.6 1.4 6.7L12 17.5l-6.1 3.3 1.4-6.7-5-4.6 6.8-.8z"
      fill={brass.middle}
      stroke={brass.dark}
      strokeWidth={1.4}
      strokeLinejoin="round"
    />
  </Svg>
)

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    padding: SPACE.m,
    paddingRight: SPACE.l,
    borderRadius: RADIUS.l,
    boxShadow: '0px 6px 18px rgba(0,0,0,0.18)',
  },
  pressed: { opacity: 0.85 },
  middle: { flex: 1, minWidth: 0, gap: SPACE.xs },
  name: { fontSize: 19, lineHeight: 25, fontWeight: '700' },
  facts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.m },
  boxes: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  // Room for two digits, so that the bars of all cards end at the same place.
  wins: {
    fontFamily: DISPLAY_FACE,
    fontSize: 30,
    lineHeight: 38,
    minWidth: 42,
    textAlign: 'right',
  },
})
