import { useEffect, useState } from 'react'
import { claimSaves } from '@/device/only-tab'
import { forgetHistory } from './history/history'
import { openTable } from './live-match'
import { tell } from './notices'
import { openPeople } from './people'
import { openSettings } from './settings'
import { openSetUp } from './set-up'

/** `elsewhere` where another tab of the browser has them, and nothing may be written here. */
type Saves = 'opening' | 'open' | 'elsewhere'

/** Reads back everything but the history, which is read where it is needed; whatever happens, the app starts. */
export async function openSaves(): Promise<void> {
  // All at once: a store that does not answer is waited for only once.
  const opening = [openSettings, openPeople, openSetUp, openTable].map((open) => open())
  for (const opened of await Promise.allSettled(opening))
    if (opened.status === 'rejected') tell('unreadable')
}

async function claimAndOpen(isForced: boolean, onStatus: (status: Saves) => void): Promise<void> {
  const isOurs = await claimSaves(() => onStatus('elsewhere'), isForced)
  if (isOurs) {
    forgetHistory()
    await openSaves()
  }
  onStatus(isOurs ? 'open' : 'elsewhere')
}

/** Opens what was saved when the app starts, says where it is, and fetches it from another tab. */
export function useSaves() {
  const [status, setStatus] = useState<Saves>('opening')
  useEffect(() => {
    void claimAndOpen(false, setStatus)
  }, [])
  return { status, take: () => void claimAndOpen(true, setStatus) }
}
