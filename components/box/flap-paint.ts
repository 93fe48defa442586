import { brass, ivory } from '@/components/ui/theme'

export type FlapLook = 'plain' | 'lit' | 'chosen' | 'shut'

type Stops = readonly (readonly [number, string])[]

export type Paint = {
  readonly surface: Stops
  readonly edge: Stops
  readonly ink: string
  /** The highlight along the lower edge of the engraved number. */
  readonly lip: string
  readonly line: string
  /** A diamond instead of the line marks a shuttable flap, so that its light is not the only sign. */
  readonly mark?: string
}

const BRASS_EDGE: Stops = [
  [0, '#f3d582'],
  [0.5, brass.middle],
  [1, '#b98a33'],
]

/** The shade over a flap that cannot be shut, including its number; the last two digits are its opacity. */
export const DIM_SHADE = '#483c326b'

/** The colours of a flap in each of its looks. */
export const PAINTS: Readonly<Record<FlapLook, Paint>> = {
  plain: {
    surface: [
      [0, ivory.light],
      [0.55, ivory.middle],
      [1, ivory.dark],
    ],
    edge: [
      [0, '#fffdf6'],
      [0.5, '#cdb98f'],
      [1, '#a58f63'],
    ],
    ink: ivory.ink,
    lip: '#fffdf6',
    line: '#c4b083',
  },
  lit: {
    surface: [
      [0, '#fffefa'],
      [0.5, '#fdf3da'],
      [1, '#f8dfa0'],
    ],
    edge: BRASS_EDGE,
    ink: ivory.ink,
    lip: '#ffffff',
    line: 'none',
    mark: brass.edge,
  },
  chosen: {
    surface: [
      [0, '#fff6dd'],
      [0.5, '#fdebc0'],
      [1, '#f3d084'],
    ],
    edge: BRASS_EDGE,
    ink: '#8c1f17',
    lip: '#fffdf2',
    line: 'none',
    mark: '#8c1f17',
  },
  shut: {
    surface: [
      [0, '#3a2113'],
      [0.45, '#4a2a18'],
      [1, '#653b22'],
    ],
    edge: [
      [0, '#9a6a41'],
      [0.06, '#6b4126'],
      [1, '#2b170c'],
    ],
    ink: '#d6b183',
    lip: '#1d0f07',
    line: 'none',
  },
}
