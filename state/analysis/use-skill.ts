import { useEffect, useMemo, useState } from 'react'
import type { MatchAnalysis, MatchSkill, Skill } from '@/model/match-analysis'
import { findMatch, useEntries } from '../history/history'
import { usePeople } from '../people/people'
import { idsToday } from '../people/who-is-who'
import { analyseMatch } from './analyse-match'
import { readAnalyses } from './analysis-store'

/** How many matches are analysed: more would keep a phone busy. */
const LAST = 20

/** A match of the person, and their seat in it. */
type Seated = { readonly id: string; readonly seat: number }

function lastMatches(
  entries: ReturnType<typeof useEntries>,
  people: Parameters<typeof idsToday>[0],
  person: string,
): readonly Seated[] {
  const idToday = idsToday(people)
  const found: Seated[] = []
  for (const { id, isAbandoned, seats } of entries) {
    if (found.length === LAST) break
    const seat = seats.findIndex((one) => idToday(one.id) === person)
    if (seat >= 0 && !isAbandoned) found.push({ id, seat })
  }
  return found.reverse()
}

type Analyses = ReadonlyMap<string, MatchAnalysis>

/** A person's luck and choices in their last matches, which are analysed one after the other if necessary. */
export function useSkill(person: string): Skill {
  const entries = useEntries()
  const people = usePeople((store) => store.people)
  const [analyses, setAnalyses] = useState<Analyses>(new Map())
  const [isGivenUp, setIsGivenUp] = useState(false)
  const seated = useMemo(() => lastMatches(entries, people, person), [entries, people, person])
  useEffect(() => {
    let isWanted = true
    const add = (more: Analyses) => {
      if (isWanted) setAnalyses((known) => new Map([...known, ...more]))
    }
    const goThrough = async () => {
      const kept = await readAnalyses(seated.map(({ id }) => id))
      add(kept)
      // The newest first: they matter most.
      for (const { id } of [...seated].reverse()) {
        if (!isWanted) return
        const played = kept.has(id) ? undefined : await findMatch(id)
        const analysis = played && (await analyseMatch(played, () => isWanted))
        if (analysis) add(new Map([[id, analysis]]))
      }
    }
    // Matches that cannot be loaded or analysed are left out.
    goThrough().catch(() => {
      if (isWanted) setIsGivenUp(true)
    })
    return () => {
      isWanted = false
      setIsGivenUp(false)
    }
  }, [seated])
  return useMemo(() => {
    const matches = seated.flatMap(({ id, seat }): MatchSkill[] => {
      const analysis = analyses.get(id)
      const skill = analysis?.seats[seat]
      return analysis && skill ? [{ id, measure: analysis.measure, ...skill }] : []
    })
    return { matches, left: isGivenUp ? 0 : seated.length - matches.length }
  }, [seated, analyses, isGivenUp])
}
