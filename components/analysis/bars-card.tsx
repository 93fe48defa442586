import type { ReactNode } from 'react'
import { StyleSheet, Text, View } from 'react-native'
import type { Rules } from '@/engine'
import { useCoachWords, type CoachWords } from '@/i18n/coach'
import { formatSigned, spokenText } from '@/i18n/numbers/format-number'
import type { MatchAnalysis, SeatSkill } from '@/model/match-analysis'
import type { SeatedPlayer } from '@/model/player'
import { smallestNoticeable, type Measure } from '@/model/measure'
import { tenths } from '../coach/choice-costs'
import { Card } from '../ui/card'
import { FIXED_COLOURS } from '../ui/fixed-colours'
import { PlayerBadge } from '../ui/player-badge'
import { Heading, Note } from '../ui/text'
import { brass, PLAYER_PAINT, recess, SPACE, useTheme } from '../ui/theme'
import { amountText, tellingOf } from './analysis-sentence'

type Words = CoachWords['analysis']
type Props = {
  readonly analysis: MatchAnalysis
  readonly players: readonly SeatedPlayer[]
  readonly rules: Rules
}

/** Signed luck in the words of its measure. */
function luckText(luck: number, measure: Measure, rules: Rules, { signed }: Words): string {
  const telling = tellingOf(measure, rules)
  const { up, down, even } = signed.unnumbered
  if (telling === 'nearness' || telling === 'digits') return luck > 0 ? up : luck < 0 ? down : even
  if (telling === 'wins') return signed.wins(formatSigned(Math.round(luck * 100)))
  return signed[telling](formatSigned(tenths(luck)))
}

const costTexts = ({ costs }: SeatSkill, rules: Rules, { cost: words }: Words): string[] =>
  Object.entries(costs).map(([measure, cost]) => amountText(cost, measure as Measure, rules, words))

/** With fewer choices a player than this, a note says that they prove little. */
const FEW = 12

/** The full length of a bar is at least this multiple of the smallest noticeable difference. */
const SHORTEST_SCALE = 10

/** For each player a bar of luck, left or right of the middle, and one of the right choices. */
export function BarsCard({ analysis: { measure, seats }, players, rules }: Props) {
  const words = useCoachWords().analysis
  const scale = SHORTEST_SCALE * smallestNoticeable(measure, rules)
  const most = Math.max(scale, ...seats.map(({ luck }) => Math.abs(luck)))
  const choices = seats.reduce((sum, { realChoices }) => sum + realChoices, 0)
  return (
    <Card label={words.bars}>
      <Heading>{words.bars}</Heading>
      {players.map((player, seat) => {
        const skill = seats[seat]!
        const { luck, realChoices, rightChoices } = skill
        const said = luckText(luck, measure, rules, words)
        return (
          <View
            key={player.id}
            accessible
            role="img"
            aria-label={spokenText(
              words.barLabel(
                player.name,
                said,
                rightChoices,
                realChoices,
                costTexts(skill, rules, words),
              ),
            )}
            style={styles.player}
          >
            <PlayerBadge {...player} size={36} />
            <View style={styles.bars}>
              <Bar label={words.luckLabel} value={said}>
                <View style={styles.half}>
                  {luck < 0 ? <Fill share={-luck / most} colour={player.colour} isLeft /> : null}
                </View>
                <View style={styles.middle} />
                <View style={styles.half}>
                  {luck > 0 ? <Fill share={luck / most} colour={player.colour} /> : null}
                </View>
              </Bar>
              <Bar label={words.skillLabel} value={words.found(rightChoices, realChoices)}>
                <View style={styles.whole}>
                  {realChoices > 0 ? (
                    <View
                      style={[styles.found, { width: `${(100 * rightChoices) / realChoices}%` }]}
                    />
                  ) : null}
                </View>
              </Bar>
            </View>
          </View>
        )
      })}
      <Note>{words.barsAbout}</Note>
      {choices < FEW * players.length ? <Note>{words.few}</Note> : null}
    </Card>
  )
}

type BarProps = {
  readonly label: string
  readonly value: string
  readonly children: ReactNode
}

function Bar({ label, value, children }: BarProps) {
  const { ink, softInk } = useTheme()
  return (
    <View>
      <View style={styles.words}>
        <Text style={[styles.label, { color: softInk }]}>{label}</Text>
        <Text style={[styles.value, { color: ink }]}>{value}</Text>
      </View>
      <View style={[styles.groove, FIXED_COLOURS]}>{children}</View>
    </View>
  )
}

type FillProps = {
  readonly share: number
  readonly colour: SeatedPlayer['colour']
  readonly isLeft?: boolean
}

const Fill = ({ share, colour, isLeft = false }: FillProps) => (
  <View
    style={[
      styles.fill,
      isLeft && styles.left,
      { width: `${Math.max(3, 100 * share)}%`, backgroundColor: PLAYER_PAINT[colour] },
    ]}
  />
)

const styles = StyleSheet.create({
  player: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m, paddingVertical: SPACE.xs },
  bars: { flex: 1, gap: SPACE.xs },
  words: { flexDirection: 'row', justifyContent: 'space-between', gap: SPACE.s },
  label: { fontSize: 13, lineHeight: 18 },
  value: { fontSize: 14, lineHeight: 18, fontWeight: '600', flexShrink: 1, textAlign: 'right' },
  groove: {
    flexDirection: 'row',
    height: 14,
    padding: 2,
    borderRadius: 7,
    backgroundColor: recess,
    boxShadow: 'inset 0 2px 4px rgba(0,0,0,0.6)',
  },
  half: { flex: 1 },
  middle: { width: 2, marginHorizontal: 1, backgroundColor: brass.middle },
  whole: { flex: 1 },
  fill: { height: '100%', borderRadius: 4, borderWidth: 1, borderColor: 'rgba(255,255,255,0.45)' },
  left: { alignSelf: 'flex-end' },
  found: { height: '100%', borderRadius: 5, backgroundColor: brass.middle },
})
