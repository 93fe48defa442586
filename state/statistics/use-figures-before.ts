import { useEffect, useMemo } from 'react'
import type { Rules } from '@/engine'
import type { HistoryEntry } from '@/model/history-entry'
import type { Person } from '@/model/person'
import type { PlayedMatch } from '@/model/played-match'
import { rulesKeyOf } from '@/model/rules-id'
import type { OwnFigures } from '@/model/statistics'
import { openHistory, useEntries, useHistory } from '../history/history'
import { usePeople } from '../people/people'
import { idsToday, type IdToday } from '../people/who-is-who'
import { statisticsOf } from './statistics'

/** The rounds that a player survived in each match alone: with others, the last one in is never out. */
const roundsSurvived = (entries: readonly HistoryEntry[], idToday: IdToday, person: string) =>
  entries.flatMap(({ seats, isAbandoned }) =>
    seats.length === 1 && !isAbandoned && idToday(seats[0]!.id) === person
      ? [seats[0]!.turns - 1]
      : [],
  )

/**
 * The figures to compare a match alone by these rules with: null if this person has not played by them yet,
 * undefined if nothing can be compared.
 */
export function figuresAlone(
  entries: readonly HistoryEntry[],
  people: readonly Person[],
  id: string,
  rules: Rules,
): OwnFigures | null | undefined {
  const idToday = idsToday(people)
  const person = idToday(id)
  const same = entries.filter((entry) => rulesKeyOf(entry.rules) === rulesKeyOf(rules))
  const [figures = null] = statisticsOf(same, people, person).byRules
  if (!figures || rules.format.kind !== 'knockout') return figures
  const survived = roundsSurvived(same, idToday, person)
  if (survived.length === 0) return undefined
  const sum = survived.reduce((all, rounds) => all + rounds, 0)
  return { best: Math.max(...survived), average: sum / survived.length }
}

/**
 * What a player alone has done by the same rules before this match: null if nothing, undefined if
 * several played it, the history is not open yet, or nothing can be compared.
 */
export function useFiguresBefore(played: PlayedMatch): OwnFigures | null | undefined {
  const { id, startedAt, match } = played
  const { players, rules } = match.setup
  const isAlone = players.length === 1
  const player = players[0]!.id
  const isOpen = useHistory((store) => store.status === 'open')
  const entries = useEntries()
  const people = usePeople((store) => store.people)
  useEffect(() => {
    if (isAlone) void openHistory()
  }, [isAlone])
  return useMemo(() => {
    if (!isAlone || !isOpen) return undefined
    const earlier = entries.filter((entry) => entry.id !== id && entry.startedAt < startedAt)
    return figuresAlone(earlier, people, player, rules)
  }, [isAlone, isOpen, entries, people, id, startedAt, player, rules])
}
