import { useEffect, useState } from 'react'
import { claimSaves } from '@/device/only-tab'
import { forgetHistory } from './history/history'
import { openPeople } from './people/people'
import { tell } from './saves/notices'
import { openSettings } from './settings/settings'
import { openSetUp } from './set-up/set-up'
import { openTable } from './table/live-match'

/** `elsewhere`: another tab of the browser has the saves, and nothing may be written here. */
type SavesStatus = 'opening' | 'open' | 'elsewhere'

/** Reads everything but the history, which is read where it is needed. Whatever fails, the app starts. */
export async function openSaves(): Promise<void> {
  // All at once, so that a store that does not answer is waited for only once.
  const opening = [openSettings, openPeople, openSetUp, openTable].map((open) => open())
  for (const opened of await Promise.allSettled(opening))
    if (opened.status === 'rejected') tell('unreadable')
}

async function claimAndOpen(
  isForced: boolean,
  onStatus: (status: SavesStatus) => void,
): Promise<void> {
  const isOurs = await claimSaves(() => onStatus('elsewhere'), isForced)
  if (isOurs) {
    forgetHistory()
    await openSaves()
  }
  onStatus(isOurs ? 'open' : 'elsewhere')
}

/** Opens the saves when the app starts; `take` takes them from another tab. */
export function useSaves() {
  const [status, setStatus] = useState<SavesStatus>('opening')
  useEffect(() => {
    void claimAndOpen(false, setStatus)
  }, [])
  return { status, take: () => void claimAndOpen(true, setStatus) }
}
