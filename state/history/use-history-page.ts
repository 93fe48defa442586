import { useEffect, useMemo, useState } from 'react'
import { usePeople } from '../people'
import { useEntries } from './deletion'
import { calledToday, filterEntries, playersIn, rulesIn, type HistoryFilter } from './filter'
import { openHistory, useHistory } from './history'

/** The history as it is looked at: opened when the page is, filtered as the player wants. */
export function useHistoryPage() {
  const isOpen = useHistory((store) => store.isOpen)
  const [isFailed, setIsFailed] = useState(false)
  const [filter, setFilter] = useState<HistoryFilter>({})
  const [openedAt] = useState(() => Date.now())
  const people = usePeople((store) => store.people)
  const entries = useEntries()
  const open = () => {
    setIsFailed(false)
    void openHistory().then((isRead) => setIsFailed(!isRead))
  }
  useEffect(() => {
    void openHistory().then((isRead) => setIsFailed(!isRead))
  }, [])
  const called = useMemo(() => calledToday(entries, people), [entries, people])
  return {
    status: isFailed ? ('failed' as const) : isOpen ? ('open' as const) : ('opening' as const),
    open,
    openedAt,
    isEmpty: entries.length === 0,
    matches: useMemo(() => filterEntries(entries, filter, people), [entries, filter, people]),
    players: useMemo(() => playersIn(entries, called), [entries, called]),
    rules: useMemo(() => rulesIn(entries), [entries]),
    called,
    filter,
    setFilter,
  }
}
