import type { Rules } from '@/engine'
import type { Entry } from './entry'
import type { Part } from './parts'
import { rulesIdOf } from './rules-name'

/** What somebody's turns came to by one set of rules: scores by different rules cannot be compared. */
export type RulesFigures = {
  /** The same for the same rules, the house's own as well. */
  readonly key: string
  readonly rules: Rules
  readonly turns: number
  readonly average: number
  readonly best: number
  /** The average turn of every match, oldest first: totals depend on how long a match went on. */
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

/** One person's turns by rules, those they have played most first; matches are given oldest first. */
export function figuresByRules(played: readonly Played[]): readonly RulesFigures[] {
  const groups = new Map<string, Played[]>()
  for (const one of played) {
    if (one.part.turns === 0) continue
    const key = rulesKeyOf(one.entry.rules)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
  return [...groups]
    .map(([key, group]) => {
      const turns = sum(group.map(({ part }) => part.turns))
      return {
        key,
        rules: group[0]!.entry.rules,
        turns,
        average: sum(group.map(({ part }) => part.points)) / turns,
        best: group.reduce((best, { part }) => Math.min(best, part.best ?? best), Infinity),
        course: group.map(({ part }) => part.points / part.turns),
      }
    })
    .sort((a, b) => b.turns - a.turns)
}
