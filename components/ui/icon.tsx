import { Circle, Path, Svg } from './svg'

/** Stroked paths in a 24 × 24 view box. */
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
  people: [
    'M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7',
    'M2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6',
    'M15.5 4.6a3.3 3.3 0 0 1 0 6',
    'M18.2 14.6c1.9 .9 3 2.7 3.3 5.4',
  ],
  settings: [
    'M4 8h10',
    'M18 8h2',
    'M16 6a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
    'M4 16h2',
    'M10 16h10',
    'M8 14a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  ],
  pen: ['M4 20l1-4L16 5l3 3L8 19z'],
  merge: ['M5 4c0 6 7 5 7 11v5', 'M19 4c0 6-7 5-7 11', 'M9 17l3 3 3-3'],
  out: ['M12 15V4', 'M8 8l4-4 4 4', 'M5 14v6h14v-6'],
  in: ['M12 4v11', 'M8 11l4 4 4-4', 'M5 14v6h14v-6'],
  help: [
    'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18',
    'M9.6 9.6a2.4 2.4 0 1 1 3.6 2.1c-.9 .5-1.2 .9-1.2 1.7',
    'M12 16.6v.1',
  ],
  lines: ['M4 7h16', 'M4 12h16', 'M4 17h16'],
} as const

export type IconName = keyof typeof PATHS | 'dots'

type Props = { readonly name: IconName; readonly colour: string; readonly size?: number }

/** Renders an icon, hidden from screen readers: the text beside it or its button has the label. */
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
