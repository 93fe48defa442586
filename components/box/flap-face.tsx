import { memo } from 'react'
import { Path, Rect, Svg, SvgText } from '@/components/ui/svg'
import { DISPLAY_FACE } from '@/components/ui/theme'
import { useFlapGradients } from './flap-gradients'
import { PAINTS, type FlapLook } from './flap-paint'

type Props = {
  readonly tile: number
  readonly width: number
  readonly height: number
  readonly look: FlapLook
}

const flapPath = (width: number, height: number, inset: number, radius: number) => {
  const [left, right, top] = [inset, width - inset, inset]
  return `M${left} ${height}V${top + radius}Q${left} ${top} ${left + radius} ${top}H${right - radius}Q${right} ${top} ${right} ${top + radius}V${height}Z`
}

/** The position and size of the mark of a shuttable flap, below its number. */
export const markPlace = (width: number, height: number) => ({
  x: width / 2,
  y: height * 0.86,
  size: Math.min(width * 0.2, height * 0.09),
})

const diamond = (width: number, height: number) => {
  const { x, y, size } = markPlace(width, height)
  return `M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`
}

/** A shut flap is foreshortened, so its number is stretched and placed nearer to the player. */
const numberLayout = (look: FlapLook, height: number) =>
  look === 'shut'
    ? { middle: height * 0.62, stretch: 1.75, sizeFactor: 0.86 }
    : { middle: height * 0.53, stretch: 1, sizeFactor: 1 }

/** Draws a flap with its engraved number in one of its looks. */
export const FlapFace = memo(function FlapFace({ tile, width, height, look }: Props) {
  const { id, own } = useFlapGradients(look)
  const paint = PAINTS[look]
  const radius = Math.min(7, width * 0.13)
  const edge = look === 'plain' || look === 'shut' ? 1 : Math.max(1.6, Math.min(2.6, width * 0.045))
  const { middle, stretch, sizeFactor } = numberLayout(look, height)
  const size =
    sizeFactor *
    (tile > 9 ? Math.min(width * 0.6, height * 0.4) : Math.min(width * 0.86, height * 0.46))
  const depth = Math.max(0.6, size * 0.03)
  const line = { width: width * 0.42, height: Math.max(1.5, height * 0.016) }
  const number = (shift: number, fill: string, opacity: number) => (
    <SvgText
      x={width / 2}
      y={(middle + size * 0.35 * stretch + shift * stretch) / stretch}
      transform={`scale(1 ${stretch})`}
      fontFamily={DISPLAY_FACE}
      fontSize={size}
      textAnchor="middle"
      fill={fill}
      fillOpacity={opacity}
    >
      {tile}
    </SvgText>
  )
  return (
    <Svg width={width} height={height} aria-hidden pointerEvents="none">
      {own}
      <Path d={flapPath(width, height, 0, radius)} fill={`url(#${id}edge)`} />
      <Path d={flapPath(width, height, edge, radius - edge * 0.6)} fill={`url(#${id}surface)`} />
      <Path d={flapPath(width, height, edge, radius - edge * 0.6)} fill={`url(#${id}side)`} />
      {number(-depth * 0.7, '#1a0a02', look === 'shut' ? 0 : 0.35)}
      {number(depth, paint.lip, look === 'shut' ? 0.7 : 0.95)}
      {number(0, paint.ink, 1)}
      {paint.mark ? <Path d={diamond(width, height)} fill={paint.mark} /> : null}
      {look === 'plain' && (
        <Rect
          x={(width - line.width) / 2}
          y={height * 0.845}
          width={line.width}
          height={line.height}
          rx={line.height / 2}
          fill={paint.line}
        />
      )}
    </Svg>
  )
})
