import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { formatAverage, spokenText } from '@/i18n/numbers/format-number'
import { FIXED_COLOURS } from '../../ui/fixed-colours'
import { Circle, Line, Path, Svg, SvgText } from '../../ui/svg'
import { brass, ivory, onFelt, RADIUS, useTheme } from '../../ui/theme'

type Props = {
  /** Oldest first. */
  readonly values: readonly number[]
  readonly average: number
  /** The accessible label, with the values in words. */
  readonly label: string
}

const HEIGHT = 168
const MARGIN = { top: 22, right: 18, bottom: 20, left: 40 }
/** The smallest distance between two points at which the line is still readable. */
const MIN_STEP = 9

/** Reduces the values to at most `max` by averaging runs of neighbours. */
function thinOut(values: readonly number[], max: number): readonly number[] {
  if (values.length <= max) return values
  return Array.from({ length: max }, (_, index) => {
    const from = Math.floor((index * values.length) / max)
    const to = Math.floor(((index + 1) * values.length) / max)
    const run = values.slice(from, to)
    return run.reduce((sum, value) => sum + value, 0) / run.length
  })
}

/** A line chart with one value per match, and the average as a dashed line. */
export function CourseChart({ values, average, label }: Props) {
  const { felt } = useTheme()
  const [width, setWidth] = useState(0)
  const plotWidth = width - MARGIN.left - MARGIN.right
  const plotHeight = HEIGHT - MARGIN.top - MARGIN.bottom
  const shown = thinOut(values, Math.max(2, Math.floor(plotWidth / MIN_STEP)))
  const highest = Math.max(...shown, average, 1)
  const xOf = (index: number) =>
    MARGIN.left + (shown.length === 1 ? plotWidth / 2 : (plotWidth * index) / (shown.length - 1))
  const yOf = (value: number) => MARGIN.top + plotHeight * (1 - value / highest)
  const points = shown.map((value, index) => ({ x: xOf(index), y: yOf(value) }))
  return (
    <View
      role="img"
      accessible
      aria-label={spokenText(label)}
      onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))}
      style={[styles.felt, FIXED_COLOURS, { backgroundColor: felt.dark }]}
    >
      {plotWidth > 0 ? (
        <Svg aria-hidden width={width} height={HEIGHT} style={StyleSheet.absoluteFill}>
          {[0, highest].map((value) => (
            <Grid key={value} y={yOf(value)} width={width} text={formatAverage(value)} />
          ))}
          <Line
            x1={MARGIN.left}
            x2={width - MARGIN.right}
            y1={yOf(average)}
            y2={yOf(average)}
            stroke={onFelt.ink}
            strokeWidth={1.5}
            strokeDasharray={[5, 5]}
          />
          <Path
            d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
            fill="none"
            stroke={brass.middle}
            strokeWidth={3}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          {points.map(({ x, y }, index) => (
            <Circle
              key={index}
              cx={x}
              cy={y}
              r={shown.length > 24 ? 2.5 : 4.5}
              fill={ivory.light}
              stroke={brass.dark}
              strokeWidth={1.2}
            />
          ))}
        </Svg>
      ) : null}
    </View>
  )
}

type GridProps = { readonly y: number; readonly width: number; readonly text: string }

const Grid = ({ y, width, text }: GridProps) => (
  <>
    <Line
      x1={MARGIN.left}
      x2={width - MARGIN.right}
      y1={y}
      y2={y}
      stroke={onFelt.ink}
      strokeOpacity={0.25}
    />
    <SvgText x={MARGIN.left - 8} y={y + 4} textAnchor="end" fontSize={12} fill={onFelt.ink}>
      {text}
    </SvgText>
  </>
)

const styles = StyleSheet.create({
  felt: {
    height: HEIGHT,
    borderRadius: RADIUS.m,
    overflow: 'hidden',
    boxShadow: 'inset 0 0 30px rgba(0,14,8,0.3)',
  },
})
