import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { formatNumber, spokenText } from '@/i18n/numbers/format-number'
import type { SeatedSetup } from '@/model/player'
import { ChartLine, EndMark, MARK_RADIUS, pathThrough } from '../charts/chart-line'
import { FIXED_COLOURS } from '../ui/fixed-colours'
import { marksOf } from '../ui/player-marks'
import { Circle, G, Line, Path, Svg, SvgText } from '../ui/svg'
import { paper, PLAYER_PAINT, RADIUS, useTheme } from '../ui/theme'
import { plotOf, spread } from './race-plot'
import type { Race } from './race'

type Props = {
  readonly setup: SeatedSetup
  readonly race: Race
  readonly winners: readonly number[]
  readonly label: string
}

const MARGIN = { top: 18, right: 44, bottom: 26, left: 14 }
const MARK_GAP = 2 * MARK_RADIUS + 2
const LEAST_HEIGHT = 190
/** The width that the number of a round needs. */
const TICK_WIDTH = 26
const INK = paper.ink

/** A chart with a line for each player, and the player's letters beside its end. */
export function RaceChart({ setup, race, winners, label }: Props) {
  const { isDark } = useTheme()
  const [width, setWidth] = useState(0)
  const { players, rules } = setup
  const height = Math.max(LEAST_HEIGHT, race.lines.length * MARK_GAP + MARGIN.top + MARGIN.bottom)
  const plotHeight = height - MARGIN.top - MARGIN.bottom
  const plotWidth = width - MARGIN.left - MARGIN.right
  const sheet = isDark ? paper.dark : paper.light
  const place = plotOf(rules, race)
  const yOf = (value: number) => MARGIN.top + plotHeight * (1 - place(value))
  const xOf = (round: number) => MARGIN.left + (plotWidth * round) / race.rounds
  const ends = race.lines.map(({ points }) => points.at(-1)!)
  const markYs = spread(
    ends.map(({ value }) => yOf(value) - MARGIN.top),
    MARK_GAP,
    plotHeight,
  )
  const marks = marksOf(players.map(({ name }) => name))
  const every = Math.max(1, Math.ceil((race.rounds * TICK_WIDTH) / Math.max(1, plotWidth)))
  // Winners are drawn last, above the others.
  const order = [...race.lines].sort(
    (a, b) => Number(winners.includes(a.seat)) - Number(winners.includes(b.seat)),
  )
  return (
    <View
      role="img"
      accessible
      aria-label={spokenText(label)}
      onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))}
      style={[styles.sheet, FIXED_COLOURS, { height, backgroundColor: sheet }]}
    >
      {plotWidth > 0 ? (
        <Svg aria-hidden width={width} height={height} style={StyleSheet.absoluteFill}>
          <Ticks {...{ xOf, every, height }} rounds={race.rounds} />
          <Ruled y={yOf(0)} width={width} text="0" />
          {race.goal === undefined ? null : (
            <Ruled y={yOf(race.goal)} width={width} text={formatNumber(race.goal)} isGoal />
          )}
          {order.map(({ seat, points }) => {
            const end = points.at(-1)!
            const colour = PLAYER_PAINT[players[seat]!.colour]
            const [x, y] = [xOf(end.round), yOf(end.value)]
            const markY = MARGIN.top + markYs[seat]!
            const markX = width - MARGIN.right + 8 + MARK_RADIUS
            const hasWon = winners.includes(seat)
            return (
              <G key={seat}>
                <Path
                  d={`M${x} ${y}L${width - MARGIN.right} ${y}L${markX - MARK_RADIUS} ${markY}`}
                  fill="none"
                  stroke={colour}
                  strokeWidth={1}
                  strokeDasharray={[2, 3]}
                />
                <ChartLine
                  path={pathThrough(points.map(({ round, value }) => [xOf(round), yOf(value)]))}
                  colour={colour}
                  width={hasWon ? 4 : 2.5}
                  sheet={sheet}
                  edgeWidth={hasWon ? 7 : 5}
                />
                <Circle cx={x} cy={y} r={hasWon ? 5 : 3.5} fill={colour} />
                <EndMark x={markX} y={markY} colour={colour} text={marks[seat]!} />
              </G>
            )
          })}
        </Svg>
      ) : null}
    </View>
  )
}

type TicksProps = {
  readonly rounds: number
  readonly every: number
  readonly height: number
  readonly xOf: (round: number) => number
}

/** The numbers of the rounds below the plot, as many as fit. */
const Ticks = ({ rounds, every, height, xOf }: TicksProps) =>
  Array.from({ length: Math.floor(rounds / every) }, (_, index) => (index + 1) * every).map(
    (round) => (
      <G key={round}>
        <Line
          x1={xOf(round)}
          x2={xOf(round)}
          y1={MARGIN.top}
          y2={height - MARGIN.bottom}
          stroke={INK}
          strokeOpacity={0.1}
        />
        <SvgText x={xOf(round)} y={height - 9} textAnchor="middle" fontSize={12} fill={INK}>
          {round}
        </SvgText>
      </G>
    ),
  )

type RuledProps = {
  readonly y: number
  readonly width: number
  readonly text: string
  readonly isGoal?: boolean
}

const Ruled = ({ y, width, text, isGoal = false }: RuledProps) => (
  <>
    <Line
      x1={MARGIN.left}
      x2={width - MARGIN.right}
      y1={y}
      y2={y}
      stroke={isGoal ? '#9a2b17' : INK}
      strokeOpacity={isGoal ? 0.9 : 0.35}
      strokeWidth={isGoal ? 1.5 : 1}
      {...(isGoal && { strokeDasharray: [6, 4] })}
    />
    <SvgText
      x={MARGIN.left}
      y={isGoal ? y - 4 : y + 13}
      fontSize={12}
      fill={isGoal ? '#8a2412' : INK}
    >
      {text}
    </SvgText>
  </>
)

const styles = StyleSheet.create({ sheet: { borderRadius: RADIUS.s, overflow: 'hidden' } })
