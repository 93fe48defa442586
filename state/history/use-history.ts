import { useEffect, useMemo, useState } from 'react'
import type { HistoryFilter, HistoryStatus } from '@/model/history-entry'
import { usePeople } from '../people/people'
import { filterEntries, playersIn, rulesIn, seatsToday } from './filter'
import { openHistory, useEntries, useHistory } from './history'

/** Opens the history when the component mounts, and returns its status. */
export function useOpenHistory(): HistoryStatus {
  useEffect(() => void openHistory(), [])
  return useHistory((store) => store.status)
}

/**
 * The data of the history screen with its filter. An abandoned match that is on the table again is left out.
 */
export function useHistoryPage(liveId: string | undefined) {
  const status = useOpenHistory()
  const [filter, setFilter] = useState<HistoryFilter>({})
  const [openedAt] = useState(() => Date.now())
  const people = usePeople((store) => store.people)
  const all = useEntries()
  const entries = useMemo(
    () => all.filter(({ id, isAbandoned }) => !isAbandoned || id !== liveId),
    [all, liveId],
  )
  const seatToday = useMemo(() => seatsToday(entries, people), [entries, people])
  return {
    status,
    openAgain: () => void openHistory(),
    openedAt,
    isEmpty: entries.length === 0,
    entries: useMemo(() => filterEntries(entries, filter, people), [entries, filter, people]),
    players: useMemo(() => playersIn(entries, seatToday), [entries, seatToday]),
    rules: useMemo(() => rulesIn(entries), [entries]),
    seatToday,
    filter,
    setFilter,
  }
}
