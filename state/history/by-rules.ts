import type { Rules } from '@/engine'
import type { Entry } from './entry'
import type { Part } from './parts'
import { rulesIdOf } from './rules-name'

/**
 * What somebody played by one set of rules: scores by different rules cannot be compared. Lower is better:
 * it is the turns that are measured, or, where a target is aimed at, how far from it each match ended.
 */
export type RulesFigures = {
  /** The same for the same rules, the house's own as well. */
  readonly key: string
  readonly rules: Rules
  readonly measure: 'turn' | 'distance'
  /** How many of them there are. */
  readonly count: number
  readonly average: number
  readonly best: number
  /** Match by match, oldest first: the average turn, since totals depend on how long a match went on. */
  readonly course: readonly number[]
}

/** House rules are as many games as there are houses: each set of them stands for itself. */
export function rulesKeyOf(rules: Rules): string {
  const id = rulesIdOf(rules)
  if (id !== 'house') return id
  const { tiles, moves, oneDie, mayStop, scoring, format } = rules
  const numbers = Object.entries(format).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([tiles, moves, oneDie, mayStop, scoring, numbers])
}

type Played = { readonly entry: Entry; readonly part: Part }

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b), Infinity)

function distances(target: number, group: readonly Played[]) {
  const course = group
    .filter(({ entry }) => !entry.isAbandoned)
    .map(({ part }) => Math.abs(part.total - target))
  const count = course.length
  return {
    measure: 'distance',
    count,
    average: sum(course) / count,
    best: least(course),
    course,
  } as const
}

function turns(group: readonly Played[]) {
  const parts = group.map(({ part }) => part).filter((part) => part.turns > 0)
  const count = sum(parts.map((part) => part.turns))
  return {
    measure: 'turn',
    count,
    average: sum(parts.map(({ points }) => points)) / count,
    best: least(parts.map(({ best }) => best ?? Infinity)),
    course: parts.map((part) => part.points / part.turns),
  } as const
}

/** One person's figures by rules, those played most often first; matches are given oldest first. */
export function figuresByRules(played: readonly Played[]): readonly RulesFigures[] {
  const groups = new Map<string, Played[]>()
  for (const one of played) {
    const key = rulesKeyOf(one.entry.rules)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups]
    .map(([key, group]) => {
      const { rules } = group[0]!.entry
      const { format } = rules
      const figures = format.kind === 'target' ? distances(format.target, group) : turns(group)
      return { key, rules, ...figures }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.course.length - a.course.length)
}
