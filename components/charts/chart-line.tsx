import { Circle, Path, SvgText } from '../ui/svg'
import { DISPLAY_FACE } from '../ui/theme'

/** The radius of the mark at the end of a line. */
export const MARK_RADIUS = 10

/** The path through points in drawing coordinates. */
export const pathThrough = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

type LineProps = {
  readonly path: string
  readonly colour: string
  readonly width: number
  /** The colour of the chart's background, and the width of the edge that sets the line off from others. */
  readonly sheet: string
  readonly edgeWidth: number
}

/** A line of a chart with an edge in the colour of the background, so that crossing lines can be told apart. */
export const ChartLine = ({ path, colour, width, sheet, edgeWidth }: LineProps) => (
  <>
    <Path d={path} fill="none" stroke={sheet} strokeWidth={edgeWidth} strokeLinejoin="round" />
    <Path
      d={path}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </>
)

type MarkProps = {
  readonly x: number
  readonly y: number
  readonly colour: string
  readonly text: string
}

/** The mark of a player beside the end of their line. */
export const EndMark = ({ x, y, colour, text }: MarkProps) => (
  <>
    <Circle cx={x} cy={y} r={MARK_RADIUS} fill={colour} />
    <SvgText
      x={x}
      y={y + 4}
      textAnchor="middle"
      fontFamily={DISPLAY_FACE}
      fontSize={text.length > 1 ? 9 : 11}
      fill="#ffffff"
    >
      {text}
    </SvgText>
  </>
)
