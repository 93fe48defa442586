import type { Rules } from '@/engine'

/** What somebody played by one set of rules: turns, or distances from a target. Lower is better. */
export type Figures = {
  readonly key: string
  readonly rules: Rules
  readonly measure: 'turn' | 'distance'
  readonly count: number
  readonly average: number
  readonly best: number
  /** Match by match, oldest first. */
  readonly course: readonly number[]
}
