import { useId } from 'react'
import { StyleSheet } from 'react-native'
import { Circle, Defs, LinearGradient, Path, RadialGradient, Stop, Svg } from '../ui/svg'
import { brass } from '../ui/theme'

type Props = {
  readonly side: 'left' | 'right'
  readonly frame: number
  readonly height: number
}

/** The shading across an upright rail, from left to right. */
const SHADES = {
  left: [
    [0, '#000', 0.3],
    [0.4, '#ffdca8', 0.08],
    [1, '#000', 0.26],
  ],
  right: [
    [0, '#ffdca8', 0.14],
    [1, '#000', 0.36],
  ],
} as const

/** The angles of the screws' slots in degrees: irregular, as if driven by hand. */
const SLOT_ANGLES = { left: [28, 62], right: [-16, -40] } as const

/** Draws the shading, mitres and screws of an upright rail over its texture. */
export function FrameSide({ side, frame, height }: Props) {
  const id = useId()
  const [outer, inner] = side === 'left' ? [0, frame] : [frame, 0]
  const bottom = height - frame
  const [inset, screwX] = [frame * 0.62, Math.abs(outer - frame * 0.62)]
  const [topAngle, bottomAngle] = SLOT_ANGLES[side]
  return (
    <Svg aria-hidden width={frame} height={height} style={styles[side]}>
      <Defs>
        <LinearGradient id={id} x1="0" y1="0" x2="1" y2="0">
          {SHADES[side].map(([offset, colour, opacity]) => (
            <Stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
          ))}
        </LinearGradient>
      </Defs>
      <Path
        d={`M${outer} 0L${inner} ${frame}V${bottom}L${outer} ${height}Z`}
        fill={`url(#${id})`}
      />
      <Path
        d={`M${outer} 0L${inner} ${frame}M${outer} ${height}L${inner} ${bottom}`}
        stroke="#1d0e06"
        strokeOpacity={0.6}
        strokeWidth={1}
      />
      <Screw x={screwX} y={inset} frame={frame} angle={topAngle} />
      <Screw x={screwX} y={height - inset} frame={frame} angle={bottomAngle} />
    </Svg>
  )
}

type ScrewProps = {
  readonly x: number
  readonly y: number
  /** The thickness of the frame. */
  readonly frame: number
  /** The angle of its slot in degrees. */
  readonly angle: number
}

/** Draws a brass screw. */
function Screw({ x, y, frame, angle }: ScrewProps) {
  const id = useId()
  const radius = Math.min(5.2, frame * 0.3)
  const radians = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(radians) * radius * 0.74, Math.sin(radians) * radius * 0.74]
  return (
    <>
      <Defs>
        <RadialGradient id={id} cx="38%" cy="30%" r="75%">
          <Stop offset="0" stopColor="#fff3c6" />
          <Stop offset="0.45" stopColor={brass.middle} />
          <Stop offset="1" stopColor={brass.edge} />
        </RadialGradient>
      </Defs>
      <Circle cx={x} cy={y} r={radius} fill={`url(#${id})`} stroke="#241106" strokeWidth={0.9} />
      <Path
        d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`}
        stroke="#4a300b"
        strokeWidth={Math.max(1, radius * 0.28)}
      />
    </>
  )
}

const side = { position: 'absolute', top: 0, pointerEvents: 'none' } as const

const styles = StyleSheet.create({ left: { ...side, left: 0 }, right: { ...side, right: 0 } })
