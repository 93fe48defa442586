import type { ReactNode } from 'react'
import { ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import type { NameAndColour } from '@/model/player'
import { Emphasised, type Emphasis } from '../ui/emphasis'
import { Gradient } from '../ui/gradient'
import { MODAL_PROPS } from '../ui/modal-props'
import { PlayerBadge } from '../ui/player-badge'
import { DISPLAY_FACE, PLAYER_PAINT, RADIUS, SPACE } from '../ui/theme'

export type ScoreLine = {
  readonly place: string
  readonly name: string
  readonly score: string
  readonly isOut: boolean
}

type Props = {
  readonly player: NameAndColour
  readonly lead: string
  /** How the last turn went, and the goal of the next. */
  readonly lines: readonly (Emphasis | string)[]
  readonly scores: readonly ScoreLine[]
  readonly isWide: boolean
  /** The buttons with which the next player confirms that they have the phone. */
  readonly children: ReactNode
}

/** Covers the screen in the next player's colour until they confirm that they have the phone. */
export function PassCard({ player, lead, lines, scores, isWide, children }: Props) {
  const insets = useSafeAreaInsets()
  const { height } = useWindowDimensions()
  // On a low screen the badge is placed beside the name, so that the buttons stay visible.
  const isLow = !isWide && height < LOW_HEIGHT
  const colour = PLAYER_PAINT[player.colour]
  return (
    <View role="dialog" {...MODAL_PROPS} aria-label={`${lead} ${player.name}`} style={styles.card}>
      <Gradient from="centre" colours={[shade(colour, 0.1), colour, shade(colour, -0.5)]} />
      <ScrollView
        contentContainerStyle={[
          styles.page,
          isWide && styles.wide,
          { paddingTop: insets.top + SPACE.l, paddingBottom: insets.bottom + SPACE.l },
        ]}
      >
        <View style={[styles.who, isWide && styles.half, isLow && styles.beside]}>
          <View style={[styles.title, isLow && styles.lowTitle]}>
            <Text style={styles.lead}>{lead}</Text>
            <Text
              role="heading"
              aria-level={1}
              style={[
                styles.name,
                isLow && styles.lowName,
                player.name.length > LONG_NAME_LENGTH && styles.longName,
              ]}
            >
              {player.name}
            </Text>
          </View>
          <PlayerBadge
            {...player}
            size={isLow ? 60 : isWide ? 88 : 116}
            ring="rgba(255,255,255,0.45)"
          />
        </View>
        <View style={[styles.rest, isWide && styles.half]}>
          <View style={styles.lines}>
            {lines.map((line, index) => (
              <Emphasised key={index} text={line} style={styles.line} scoreStyle={styles.number} />
            ))}
          </View>
          <View style={styles.scores}>
            {scores.map((score, index) => (
              <View
                key={index}
                style={[styles.score, index > 0 && styles.ruled, score.isOut && styles.out]}
              >
                <Text numberOfLines={1} style={styles.scoreName}>
                  {score.place} {score.name}
                </Text>
                <Text style={[styles.number, styles.points]}>{score.score}</Text>
              </View>
            ))}
          </View>
          {children}
        </View>
      </ScrollView>
    </View>
  )
}

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

/** Mixes a colour with white (`by` from 0 to 1) or with black (`by` from -1 to 0). */
function shade(colour: string, by: number): string {
  const end = by > 0 ? 255 : 0
  const mixed = channels(colour).map((value) => Math.round(value + (end - value) * Math.abs(by)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const WHITE = '#ffffff'
const LONG_NAME_LENGTH = 12
const LOW_HEIGHT = 640

const styles = StyleSheet.create({
  card: { ...StyleSheet.absoluteFill, zIndex: 10 },
  page: {
    flexGrow: 1,
    justifyContent: 'space-between',
    gap: SPACE.l,
    paddingHorizontal: SPACE.l,
    width: '100%',
    maxWidth: 560,
    alignSelf: 'center',
  },
  wide: { flexDirection: 'row', alignItems: 'center', maxWidth: 960 },
  who: { alignItems: 'center', gap: SPACE.m, flexShrink: 1, flexGrow: 1, justifyContent: 'center' },
  beside: { flexDirection: 'row-reverse', flexGrow: 0 },
  title: { alignItems: 'center', gap: SPACE.m, maxWidth: '100%' },
  lowTitle: { alignItems: 'flex-start', gap: 0, flexShrink: 1 },
  lead: { fontSize: 18, lineHeight: 24, color: WHITE },
  name: {
    fontFamily: DISPLAY_FACE,
    fontSize: 50,
    lineHeight: 60,
    color: WHITE,
    textAlign: 'center',
    maxWidth: '100%',
  },
  lowName: { fontSize: 38, lineHeight: 46, textAlign: 'left' },
  longName: { fontSize: 34, lineHeight: 42 },
  rest: { gap: SPACE.l },
  half: { flex: 1 },
  lines: { gap: SPACE.xs },
  line: { fontSize: 17, lineHeight: 26, color: WHITE, textAlign: 'center' },
  number: { fontFamily: DISPLAY_FACE, fontSize: 20, color: WHITE },
  scores: {
    backgroundColor: 'rgba(0,0,0,0.28)',
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.l,
  },
  score: {
    flexDirection: 'row',
    alignItems: 'center',
    alignContent: 'center',
    flexWrap: 'wrap',
    columnGap: SPACE.m,
    minHeight: 40,
  },
  ruled: { borderTopWidth: 1, borderTopColor: 'rgba(255,255,255,0.18)' },
  out: { opacity: 0.6 },
  points: { flexShrink: 1, minWidth: 0, textAlign: 'right' },
  // A name is truncated down to this width before the score wraps to a line of its own.
  scoreName: { fontSize: 16, color: WHITE, flexGrow: 1, flexShrink: 1, flexBasis: 80 },
})
