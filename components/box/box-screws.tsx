import { Circle, Defs, Path, RadialGradient, Stop } from 'react-native-svg'

import { brass } from '@/components/ui/theme'

type Props = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly frame: number
}

/** The angle of each screw's slot in degrees: all different, as if they were driven by hand. */
const SLOT_ANGLES = [28, -16, 62, -40] as const

/** Draws a brass screw in each corner of the frame. */
export function Screws({ id, width, height, frame }: Props) {
  const radius = Math.min(5.2, frame * 0.3)
  const inset = frame * 0.62
  const centres = [
    [inset, inset],
    [width - inset, inset],
    [inset, height - inset],
    [width - inset, height - inset],
  ] as const
  const slots = centres.map(([x, y], i) => {
    const angle = ((SLOT_ANGLES[i] ?? 0) * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle) * radius * 0.74, Math.sin(angle) * radius * 0.74]
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`
  })
  return (
    <>
      <Defs>
        <RadialGradient id={id} cx="38%" cy="30%" r="75%">
          <Stop offset="0" stopColor="#fff3c6" />
          <Stop offset="0.45" stopColor={brass.middle} />
          <Stop offset="1" stopColor={brass.edge} />
        </RadialGradient>
      </Defs>
      {centres.map(([x, y]) => (
        <Circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={radius}
          fill={`url(#${id})`}
          stroke="#241106"
          strokeWidth={0.9}
        />
      ))}
      <Path d={slots.join('')} stroke="#4a300b" strokeWidth={Math.max(1, radius * 0.28)} />
    </>
  )
}
