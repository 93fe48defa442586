import { useEffect, useMemo } from 'react'
import type { PlayedMatch } from '@/model/played-match'
import type { OwnFigures } from '@/model/statistics'
import { openHistory, useEntries, useHistory } from '../history/history'
import { usePeople } from '../people/people'
import { figuresAlone } from './figures-alone'

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
