import { useId } from 'react'
import { Circle, Defs, Path, RadialGradient, Stop } from '@/components/ui/svg'
import { brass } from '@/components/ui/theme'

type Props = {
  readonly x: number
  readonly y: number
  /** The thickness of the frame that it holds. */
  readonly frame: number
  /** The angle of its slot in degrees. */
  readonly angle: number
}

/** Draws a brass screw. */
export function Screw({ x, y, frame, angle }: Props) {
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
