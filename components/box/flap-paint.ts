import { brass, ivory } from '@/components/ui/theme'

export type FlapLook = 'unlit' | 'lit' | 'chosen' | 'shut'

type Stops = readonly (readonly [number, string])[]

export type Paint = {
  readonly surface: Stops
  readonly edge: Stops
  readonly ink: string
  /** The highlight along the lower edge of the engraved number. */
  readonly lip: string
  readonly line: string
}

const BRASS_EDGE: Stops = [
  [0, '#f3d582'],
  [0.5, brass.middle],
  [1, '#b98a33'],
]

/** The colours of a flap in each of its looks. */
export const PAINTS: Readonly<Record<FlapLook, Paint>> = {
  unlit: {
    surface: [
      [0, '#dcd5c9'],
      [0.55, '#cfc4b1'],
      [1, '#b9a680'],
    ],
    edge: [
      [0, '#efe9de'],
      [0.5, '#a99a80'],
      [1, '#85734f'],
    ],
    ink: '#574636',
    lip: '#f3ecdf',
    line: '#a8935f',
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
    line: '#c9a04a',
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
    line: '#b98a33',
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
    ink: '#b48d5f',
    lip: '#1d0f07',
    line: 'none',
  },
}
