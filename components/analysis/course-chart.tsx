import { memo } from 'react'
import type { PlayerColour } from '@/model/colours'
import { ChartLine, EndMark, MARK_RADIUS, pathThrough } from '../charts/chart-line'
import { spread } from '../results/race-plot'
import { marksOf } from '../ui/player-marks'
import { Circle, G, Line, Svg, SvgText } from '../ui/svg'
import { brass, brassFace, DISPLAY_FACE, paper, PLAYER_PAINT } from '../ui/theme'
import type { CourseLine } from './course-plot'

type Mark = { readonly moment: number; readonly seat: number; readonly sign: '★' | '?' }

type Props = {
  readonly width: number
  readonly height: number
  readonly lines: readonly CourseLine[]
  readonly range: readonly [number, number]
  readonly moments: number
  readonly players: readonly { readonly name: string; readonly colour: PlayerColour }[]
  readonly marks: readonly Mark[]
  /** The lowest and the highest value as text. */
  readonly scale: readonly [string, string]
  /** The colour of the background. */
  readonly sheet: string
}

const CHART_MARGIN = { top: 22, right: 40, bottom: 14, left: 14 }
const INK = paper.ink

/** The distance of a moment from the left edge. */
export const xOfMoment = (moment: number, moments: number, width: number): number =>
  CHART_MARGIN.left +
  ((width - CHART_MARGIN.left - CHART_MARGIN.right) * moment) / Math.max(1, moments - 1)

/** The moment nearest to this distance from the left edge. */
export const momentAtX = (x: number, moments: number, width: number): number => {
  const share = (x - CHART_MARGIN.left) / (width - CHART_MARGIN.left - CHART_MARGIN.right)
  return Math.max(0, Math.min(moments - 1, Math.round(share * (moments - 1))))
}

/** The chart, with a line for each player in their colour. Memoised, because only the needle above it moves. */
export const CourseChart = memo(function CourseChart(props: Props) {
  const { width, height, lines, range, moments, players, marks, scale, sheet } = props
  const [low, high] = range
  const plotHeight = height - CHART_MARGIN.top - CHART_MARGIN.bottom
  const xOf = (moment: number) => xOfMoment(moment, moments, width)
  const yOf = (value: number) => CHART_MARGIN.top + plotHeight * (1 - (value - low) / (high - low))
  const drawn = lines.filter(({ points }) => points.length > 0)
  const ends = spread(
    drawn.map(({ points }) => yOf(points.at(-1)!.value)),
    2 * MARK_RADIUS + 2,
    height - MARK_RADIUS,
  )
  const endX = width - CHART_MARGIN.right + 8 + MARK_RADIUS
  const names = marksOf(players.map(({ name }) => name))
  return (
    <Svg aria-hidden width={width} height={height}>
      {[low, (low + high) / 2, high].map((value, index) => (
        <Line
          key={index}
          x1={CHART_MARGIN.left}
          x2={width - CHART_MARGIN.right}
          y1={yOf(value)}
          y2={yOf(value)}
          stroke={INK}
          strokeOpacity={index === 1 ? 0.12 : 0.3}
        />
      ))}
      <SvgText x={CHART_MARGIN.left} y={yOf(high) - 6} fontSize={12} fill={INK}>
        {scale[1]}
      </SvgText>
      <SvgText x={CHART_MARGIN.left} y={yOf(low) - 5} fontSize={12} fill={INK}>
        {scale[0]}
      </SvgText>
      {drawn.map(({ seat, points }, index) => {
        const colour = PLAYER_PAINT[players[seat]!.colour]
        return (
          <G key={seat}>
            <ChartLine
              path={pathThrough(points.map(({ x, value }) => [xOf(x), yOf(value)]))}
              colour={colour}
              width={2.5}
              sheet={sheet}
              edgeWidth={4}
            />
            <EndMark x={endX} y={ends[index]!} colour={colour} text={names[seat]!} />
          </G>
        )
      })}
      {marks.map(({ moment, seat, sign }) => {
        const point = lines[seat]?.points.findLast(({ x }) => x <= moment)
        if (!point) return null
        const [x, y] = [xOf(moment), yOf(point.value)]
        return (
          <G key={sign}>
            <Circle cx={x} cy={y} r={9} fill={brass.light} stroke={brass.edge} strokeWidth={1.5} />
            <SvgText
              x={x}
              y={y + 4.5}
              textAnchor="middle"
              fontFamily={DISPLAY_FACE}
              fontSize={12}
              fill={brassFace.ink}
            >
              {sign}
            </SvgText>
          </G>
        )
      })}
    </Svg>
  )
})
