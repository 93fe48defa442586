import type { Rival } from '@/model/statistics'
import type { Part } from './parts'

/** Head to head with everybody a person has met, most often first. */
export function rivalsOf(person: string, contests: readonly (readonly Part[])[]): readonly Rival[] {
  const rivals = new Map<string, Rival>()
  for (const parts of contests) {
    const hasWon = parts.some((part) => part.person === person && part.hasWon)
    for (const other of parts) {
      if (other.person === person) continue
      const before = rivals.get(other.person)
      rivals.set(other.person, {
        person: other.person,
        matches: (before?.matches ?? 0) + 1,
        won: (before?.won ?? 0) + (hasWon ? 1 : 0),
        lost: (before?.lost ?? 0) + (other.hasWon ? 1 : 0),
      })
    }
  }
  return [...rivals.values()].sort((a, b) => b.matches - a.matches)
}
