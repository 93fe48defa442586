import type { SharedValue } from '@/components/motion/motion'
import type { Area, Flight, Paper } from './confetti-paper'

export type PapersProps<T extends Paper> = {
  readonly papers: readonly T[]
  readonly time: SharedValue<number>
  /** A worklet: the flight of a piece at a time, to where it ends. */
  readonly flightOf: (paper: T, time: number, end: number) => Flight
  readonly end: number
  /** No piece is seen outside of it. */
  readonly area: Area
}
