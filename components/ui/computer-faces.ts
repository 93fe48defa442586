import type { ComputerPlayer } from '@/engine'
import { brass, ivory, walnut } from './theme'

/** A part of a portrait in a 64 × 64 view box: a filled shape, or a line of this width. */
type Part = {
  readonly d: string
  readonly fill?: string
  readonly line?: string
  readonly width?: number
}

const SKIN = '#efcfa6'
const CHEEK = '#dd9f77'
const INK = ivory.ink

const dot = (x: number, y: number, r: number, fill: string): Part => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  fill,
})

/** The portraits, from back to front, in the colours of the box. */
export const FACES: Readonly<Record<ComputerPlayer, readonly Part[]>> = {
  // An old seaman: a cap with a brass badge, a full white beard.
  master: [
    { d: 'M6 66c2-12 12-17 26-17s24 5 26 17z', fill: walnut.edge },
    { d: 'M26 54l6 7 6-7 4 3-10 10-10-10z', fill: ivory.light },
    { d: 'M15 31c0-12 7-17 17-17s17 5 17 17c0 13-8 22-17 22S15 44 15 31z', fill: SKIN },
    {
      d: 'M13.5 30c1 3 3 4 4.5 7 3-1 6-3.5 8-3.5 2.5 0 4 1.5 6 1.5s3.5-1.5 6-1.5c2 0 5 2.5 8 3.5 1.5-3 3.5-4 4.5-7 1.5 15-6 27-18.5 27S12 45 13.5 30z',
      fill: ivory.light,
    },
    { d: 'M25 41.5c4 2.5 10 2.5 14 0-1.5 4-4 5.5-7 5.5s-5.5-1.5-7-5.5z', fill: CHEEK },
    {
      d: 'M23 38.5c3-3.5 7-3.5 9-1.5 2-2 6-2 9 1.5-3.5 2.5-7 2.5-9 .5-2 2-5.5 2-9-.5z',
      fill: ivory.middle,
    },
    dot(25, 30.5, 1.9, INK),
    dot(39, 30.5, 1.9, INK),
    { d: 'M20.5 27c2-2 5.5-2.5 7.5-1M43.5 27c-2-2-5.5-2.5-7.5-1', line: ivory.dark, width: 2.2 },
    { d: 'M10 17c-1-8 9-13 22-13s23 5 22 13c-2 3-5 4-6 7H16c-1-3-4-4-6-7z', fill: walnut.dark },
    { d: 'M15.5 18.5h33v5h-33z', fill: brass.middle },
    {
      d: 'M13 24.5c5-3 12-3.5 19-3.5s14 .5 19 3.5c-4 2.5-12 3-19 3s-15-.5-19-3z',
      fill: walnut.edge,
    },
    {
      d: 'M32 7v8M29 9.5h6M27.5 12.5c.5 3 2.5 3.5 4.5 3.5s4-.5 4.5-3.5',
      line: brass.light,
      width: 1.7,
    },
  ],
  // A woman with her hair up, brass earrings and a comb.
  regular: [
    { d: 'M6 66c2-12 12-16 26-16s24 4 26 16z', fill: ivory.middle },
    { d: 'M24 51c2 5 5 8 8 8s6-3 8-8l4 1c-2 8-6 13-12 13s-10-5-12-13z', fill: brass.middle },
    dot(32, 8.5, 7, walnut.middle),
    {
      d: 'M11 34C9 18 18 11 32 11s23 7 21 23c0 6-2 10-4 12H15c-2-2-4-6-4-12z',
      fill: walnut.middle,
    },
    { d: 'M17 33c0-11 6-16 15-16s15 5 15 16c0 12-7 20-15 20s-15-8-15-20z', fill: SKIN },
    {
      d: 'M15.5 33c0-5 3-8.5 9-10.5 6-1.5 9-4 10-6 3 4 8 7 13.5 8-.5-8-7-12.5-16-12.5-11 0-18 7-16.5 21z',
      fill: walnut.middle,
    },
    { d: 'M17 24c4-5 9-8 15-8', line: walnut.light, width: 1.8 },
    { d: 'M25 6.5c4 1.5 10 1.5 14 0', line: brass.middle, width: 2.6 },
    dot(25.5, 34, 1.9, INK),
    dot(38.5, 34, 1.9, INK),
    {
      d: 'M22 29.5c1.5-1.5 4.5-1.5 6-.5M42 29.5c-1.5-1.5-4.5-1.5-6-.5',
      line: walnut.dark,
      width: 1.7,
    },
    dot(21.5, 40, 2.8, CHEEK),
    dot(42.5, 40, 2.8, CHEEK),
    { d: 'M25.5 42c3.5 4.5 9.5 4.5 13 0-3.5 1-9.5 1-13 0z', fill: '#a3402f' },
    { d: 'M32 35.5c-1 2-1 3 .8 3', line: CHEEK, width: 1.6 },
    dot(14.8, 42.5, 2.6, brass.middle),
    dot(49.2, 42.5, 2.6, brass.middle),
  ],
  // A child with tousled fair hair, freckles and a paper hat.
  child: [
    { d: 'M8 66c1-11 11-15 24-15s23 4 24 15z', fill: walnut.light },
    { d: 'M10 58h44M9 63h46', line: ivory.middle, width: 2.4 },
    dot(12.5, 38, 4, SKIN),
    dot(51.5, 38, 4, SKIN),
    { d: 'M13 36c0-13 8-19 19-19s19 6 19 19c0 12-8 20-19 20s-19-8-19-20z', fill: SKIN },
    {
      d: 'M12.5 35c-2-12 6-20 19.5-20s21.5 8 19.5 20c-2-3-2-6-4-8-1 2-2 2.5-3.5 2.5 0-2-1-3.5-2-4.5-1 3-3 4-5 4 .5-2 0-3.5-1-4.5-2 4-6 5-9 5 1-1.5 1-3 .5-4-3 4-6 5-9.5 5-2 1-3.5 2-5 4.5z',
      fill: brass.middle,
    },
    { d: 'M9 21L31 3l24 18c-7-2.5-15-3.5-23-3.5S16 18.5 9 21z', fill: ivory.light },
    { d: 'M31 3l1 14.5c8 0 16 1 23 3.5z', fill: ivory.dark },
    {
      d: 'M9 21c7-4 15-5.5 23-5.5S48 17 55 21l-4 4c-6-2.5-12-3.5-19-3.5S19 22.5 13 25z',
      fill: ivory.middle,
    },
    dot(24.5, 37, 2.3, INK),
    dot(39.5, 37, 2.3, INK),
    dot(25.3, 36.2, 0.8, '#ffffff'),
    dot(40.3, 36.2, 0.8, '#ffffff'),
    dot(19.5, 42.5, 0.9, CHEEK),
    dot(22.5, 44, 0.9, CHEEK),
    dot(19.8, 45.5, 0.9, CHEEK),
    dot(44.5, 42.5, 0.9, CHEEK),
    dot(41.5, 44, 0.9, CHEEK),
    dot(44.2, 45.5, 0.9, CHEEK),
    { d: 'M25 45.5c4 1.5 10 1.5 14 0-.5 4.5-3.5 7-7 7s-6.5-2.5-7-7z', fill: '#8f3322' },
    {
      d: 'M27.5 46.2c1 .2 2.5 .4 3.8 .4v2.8h-3.5zM33.3 46.6c1.3 0 2.2-.2 3.2-.4l-.3 3.2h-2.9z',
      fill: ivory.light,
    },
    { d: 'M31 40.5c-.6 1.3-.2 2 1.2 2', line: CHEEK, width: 1.6 },
  ],
}
