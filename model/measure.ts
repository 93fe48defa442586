import type { Aim, Evaluation, Rules } from '@/engine'

/** The unit of a value: chances to win, chips, points, or how near the target a turn ends. */
export type Measure = 'wins' | 'chips' | 'points' | 'nearness'

const MEASURES: Readonly<Record<Aim, Measure>> = {
  win: 'wins',
  'win-assumed': 'wins',
  chips: 'chips',
  score: 'points',
  nearness: 'nearness',
}

export const measureOf = (aim: Aim): Measure => MEASURES[aim]

/** The smallest difference to mention: one match in 100, or a quarter of a point. */
const LEAST: Readonly<Record<Measure, number>> = {
  wins: 0.01,
  chips: 0.01,
  points: 0.25,
  nearness: 0.01,
}

/** The smallest difference to mention by these rules; of chips it is a fraction of the stake. */
export const smallestNoticeable = (measure: Measure, { format }: Rules): number =>
  LEAST[measure] * (measure === 'chips' && format.kind === 'stakes' ? format.stake : 1)

/** Allows for rounding errors in a difference that is just large enough. */
const ROUNDING = 1e-9

export const isNoticeable = (difference: number, measure: Measure, rules: Rules): boolean =>
  difference >= smallestNoticeable(measure, rules) - ROUNDING

/** Costs in multiples of the smallest noticeable difference, so that several measures can be added and compared. */
export const weightOf = (costs: Partial<Readonly<Record<Measure, number>>>, rules: Rules): number =>
  Object.entries(costs).reduce(
    (sum, [measure, cost]) => sum + cost / smallestNoticeable(measure as Measure, rules),
    0,
  )

/** Whether the choices differ noticeably. */
export function isChoiceRelevant({ aim, value, choices }: Evaluation, rules: Rules): boolean {
  return isNoticeable(value - choices.at(-1)!.value, measureOf(aim), rules)
}
