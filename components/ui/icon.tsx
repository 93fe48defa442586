import Svg, { Circle, Path } from 'react-native-svg'

/** Drawn on a square of 24, in strokes of one width. */
const PATHS = {
  back: ['M15 5l-7 7 7 7'],
  forward: ['M9 5l7 7-7 7'],
  up: ['M6 15l6-6 6 6'],
  down: ['M6 9l6 6 6-6'],
  cross: ['M6 6l12 12', 'M18 6L6 18'],
  plus: ['M12 5v14', 'M5 12h14'],
  minus: ['M5 12h14'],
  check: ['M5 13l5 5 9-11'],
  undo: ['M4 5v5h5', 'M4.6 10a8 8 0 1 1-.5 5'],
  stop: ['M7 7h10v10H7z'],
  history: ['M4 5v5h5', 'M4.6 10a8 8 0 1 1-.5 5', 'M12 8v4.5l3 2'],
  play: ['M8 5.5v13l11-6.5z'],
  pause: ['M8.5 6v12', 'M15.5 6v12'],
  bin: ['M5 7h14', 'M9.5 7V4.5h5V7', 'M7 7l.8 12.5h8.4L17 7'],
  lines: ['M4 7h16', 'M4 12h16', 'M4 17h16'],
} as const

export type IconName = keyof typeof PATHS | 'dots'

type Props = { readonly name: IconName; readonly colour: string; readonly size?: number }

/** A sign beside words, or on a button that has a label: never read aloud itself. */
export function Icon({ name, colour, size = 22 }: Props) {
  return (
    <Svg aria-hidden width={size} height={size} viewBox="0 0 24 24">
      {name === 'dots'
        ? [5, 12, 19].map((x) => <Circle key={x} cx={x} cy={12} r={2} fill={colour} />)
        : PATHS[name].map((path) => (
            <Path
              key={path}
              d={path}
              fill="none"
              stroke={colour}
              strokeWidth={2.2}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
    </Svg>
  )
}
