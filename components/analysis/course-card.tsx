import { useMemo, useState } from 'react'
import { StyleSheet, Text, View } from 'react-native'
import { useCoachWords, type CoachWords } from '@/i18n/coach'
import { formatNumber, formatSigned } from '@/i18n/numbers/format-number'
import type { MatchAnalysis } from '@/model/match-analysis'
import type { SeatedPlayer } from '@/model/player'
import type { Measure } from '@/model/measure'
import { tenths } from '../coach/choice-costs'
import { Card } from '../ui/card'
import { FIXED_COLOURS } from '../ui/fixed-colours'
import { marksOf } from '../ui/player-marks'
import { QuietButton } from '../ui/quiet-button'
import { Slider } from '../ui/slider'
import { Heading, Note } from '../ui/text'
import { DISPLAY_FACE, paper, PLAYER_PAINT, RADIUS, SPACE, useTheme } from '../ui/theme'
import { CourseChart, momentAtX, xOfMoment } from './course-chart'
import { courseLines, courseRange, momentOf, valuesAt } from './course-plot'
import { PointedSheet } from './pointed-sheet'

type Props = {
  readonly analysis: MatchAnalysis
  readonly players: readonly SeatedPlayer[]
  /** What happened at a step of the replay, in words. */
  readonly lineAt: (events: number) => string
  readonly onWatch: (events: number) => void
}

const HEIGHT = 210

/** A value of the course as text. */
function valueText(value: number, measure: Measure): string {
  if (measure === 'wins') return String(Math.round(value * 100))
  return (measure === 'chips' ? formatSigned : formatNumber)(tenths(value))
}

const valueLine = (name: string, value: number, measure: Measure, words: CoachWords['analysis']) =>
  measure === 'wins'
    ? words.value.wins(name, Math.round(value * 100))
    : measure === 'nearness'
      ? words.value.nearness(name)
      : words.value[measure](name, valueText(value, measure))

/** The course of the match as a chart, with a slider that describes each moment in words. */
export function CourseCard({ analysis, players, lineAt, onWatch }: Props) {
  const words = useCoachWords().analysis
  const { isDark, ink } = useTheme()
  const [width, setWidth] = useState(0)
  const { course, measure, isAssumed, luckiest, costliest } = analysis
  const [moment, setMoment] = useState(course.length - 1)
  const lines = useMemo(() => courseLines(analysis), [analysis])
  const range = useMemo(() => courseRange(lines, measure), [lines, measure])
  const marks = useMemo(
    () => [
      ...(luckiest
        ? [{ moment: momentOf(course, luckiest.event), seat: luckiest.seat, sign: '★' as const }]
        : []),
      ...(costliest
        ? [{ moment: momentOf(course, costliest.event), seat: costliest.seat, sign: '?' as const }]
        : []),
    ],
    [course, luckiest, costliest],
  )
  const scale = useMemo(
    () =>
      measure === 'nearness'
        ? (['', ''] as const)
        : ([valueText(range[0], measure), valueText(range[1], measure)] as const),
    [measure, range],
  )
  const names = marksOf(players.map(({ name }) => name))
  const { events } = course[moment]!
  const happened = lineAt(events)
  const told = valuesAt(lines, moment).flatMap((value, seat) =>
    value === undefined
      ? []
      : [{ seat, text: valueLine(players[seat]!.name, value, measure, words) }],
  )
  const sheet = isDark ? paper.dark : paper.light
  return (
    <Card label={words.course[measure]}>
      <Heading>{words.course[measure]}</Heading>
      <PointedSheet
        onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))}
        onPoint={(x) => setMoment(momentAtX(x, course.length, width))}
        style={[styles.sheet, FIXED_COLOURS, { backgroundColor: sheet }]}
      >
        {width > 0 ? (
          <View style={styles.untouchable}>
            <CourseChart
              {...{ width, lines, range, players, marks, scale }}
              sheet={sheet}
              height={HEIGHT}
              moments={course.length}
            />
            <View style={[styles.needle, { left: xOfMoment(moment, course.length, width) - 1 }]} />
          </View>
        ) : null}
      </PointedSheet>
      <Slider
        label={words.slider}
        valueText={[happened, ...told.map(({ text }) => text)].join(' ')}
        value={moment}
        max={course.length - 1}
        onChange={setMoment}
      />
      <View aria-hidden style={styles.told}>
        <Text style={[styles.happened, { color: ink }]}>{happened}</Text>
        <View style={styles.values}>
          {told.map(({ seat, text }) => (
            <View key={seat} style={styles.value}>
              <View
                style={[
                  styles.mark,
                  FIXED_COLOURS,
                  { backgroundColor: PLAYER_PAINT[players[seat]!.colour] },
                ]}
              >
                <Text allowFontScaling={false} style={styles.letters}>
                  {names[seat]}
                </Text>
              </View>
              <Text style={[styles.text, { color: ink }]}>{text}</Text>
            </View>
          ))}
        </View>
      </View>
      <QuietButton icon="play" label={words.watchHere} onPress={() => onWatch(events)} />
      <Note>{words.courseAbout[isAssumed ? 'winsAssumed' : measure]}</Note>
    </Card>
  )
}

const styles = StyleSheet.create({
  sheet: { height: HEIGHT, borderRadius: RADIUS.s, overflow: 'hidden' },
  // Touches have to reach the sheet itself.
  untouchable: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  needle: {
    position: 'absolute',
    top: 6,
    bottom: 6,
    width: 2,
    borderRadius: 1,
    backgroundColor: paper.ink,
    opacity: 0.55,
  },
  // At least two lines and a row of values high, so that nothing below moves with the slider.
  told: { gap: SPACE.xs, minHeight: 66 },
  happened: { fontSize: 15, lineHeight: 20, fontWeight: '600', minHeight: 40 },
  values: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: 2 },
  value: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  mark: {
    width: 20,
    height: 20,
    borderRadius: 10,
    alignItems: 'center',
    justifyContent: 'center',
  },
  letters: { fontFamily: DISPLAY_FACE, fontSize: 10, lineHeight: 13, color: '#ffffff' },
  text: { fontSize: 15, lineHeight: 20 },
})
