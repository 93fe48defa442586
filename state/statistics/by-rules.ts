import type { HistoryEntry } from '@/model/history-entry'
import { rulesKeyOf } from '@/model/rules-id'
import type { RulesFigures } from '@/model/statistics'
import type { Part } from './parts'

type Played = { readonly entry: HistoryEntry; readonly part: Part }

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

/** One person's figures by rules, the most played first. `played` must be oldest first. */
export function figuresByRules(played: readonly Played[]): readonly RulesFigures[] {
  const groups = new Map<string, Played[]>()
  for (const item of played) {
    const key = rulesKeyOf(item.entry.rules)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
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
