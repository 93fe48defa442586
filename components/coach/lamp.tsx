import { useId } from 'react'
import { Circle, Defs, LinearGradient, Path, RadialGradient, Stop, Svg } from '../ui/svg'
import { brass } from '../ui/theme'

type Props = {
  readonly size: number
  /** Shines brightly on what the coach says. */
  readonly isBright: boolean
}

/** A lit brass lamp. Hidden from screen readers: its button has the label. */
export function Lamp({ size, isBright }: Props) {
  const id = useId()
  return (
    <Svg aria-hidden width={size} height={size} viewBox="0 0 48 48">
      <Defs>
        <LinearGradient id={`${id}brass`} x1="0" y1="0" x2="1" y2="0">
          <Stop offset="0" stopColor={brass.dark} />
          <Stop offset="0.28" stopColor={brass.light} />
          <Stop offset="0.55" stopColor={brass.middle} />
          <Stop offset="1" stopColor={brass.edge} />
        </LinearGradient>
        <RadialGradient id={`${id}glow`} cx="24" cy="21" r="23" gradientUnits="userSpaceOnUse">
          <Stop offset="0" stopColor="#fff3c4" stopOpacity={isBright ? 0.95 : 0.5} />
          <Stop offset="0.45" stopColor="#ffc95e" stopOpacity={isBright ? 0.5 : 0.2} />
          <Stop offset="1" stopColor="#ffb02e" stopOpacity="0" />
        </RadialGradient>
        <LinearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#fff0b8" stopOpacity={isBright ? 0.75 : 0.32} />
          <Stop offset="1" stopColor="#ffd06a" stopOpacity="0" />
        </LinearGradient>
      </Defs>
      <Circle cx="24" cy="21" r="23" fill={`url(#${id}glow)`} />
      <Path d="M11 21L4 44H44L37 21Z" fill={`url(#${id}beam)`} />
      {/* The foot and the stem. */}
      <Path d="M13 43A11 3 0 0 0 35 43A11 3 0 0 0 13 43Z" fill={brass.edge} />
      <Path
        d="M14 42C15 39 19 38.5 22 38V20H26V38C29 38.5 33 39 34 42Z"
        fill={`url(#${id}brass)`}
      />
      {/* The bulb below the dome. */}
      <Path
        d="M17.5 21.5A6.5 4.5 0 0 0 30.5 21.5A6.5 4.5 0 0 0 17.5 21.5Z"
        fill={isBright ? '#fffdf2' : '#ffedb3'}
      />
      {/* The dome, with its rim and its knob. */}
      <Path d="M8 20C8 11 15 6.5 24 6.5S40 11 40 20Z" fill={`url(#${id}brass)`} />
      <Path
        d="M12.5 17C13.5 12.5 17 10 20.5 9.2"
        fill="none"
        stroke="#fff8dc"
        strokeOpacity="0.75"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <Path d="M7 19.5H41V21.5H7Z" fill={brass.edge} />
      <Path d="M7 19H41V20.2H7Z" fill={brass.light} />
      <Circle cx="24" cy="5.2" r="2.2" fill={`url(#${id}brass)`} />
    </Svg>
  )
}
