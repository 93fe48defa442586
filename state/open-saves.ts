import { useEffect, useState } from 'react'
import { claimSaves } from '@/device/only-tab'
import { resetHistory } from './history/history'
import { openPeople } from './people/people'
import { showNotice } from './saves/notices'
import { openSettings } from './settings/settings'
import { openSetUp } from './set-up/set-up'
import { openTable } from './table/live-match'

/** `elsewhere`: another tab of the browser has locked the saves, and this one must not write. */
type SavesStatus = 'opening' | 'open' | 'elsewhere'

/** Reads all saves but the history, which is read by the screens that need it. Never rejects. */
export async function openSaves(): Promise<void> {
  // In parallel, so that a storage that does not answer is waited for only once.
  const opening = [openSettings, openPeople, openSetUp, openTable].map((open) => open())
  for (const opened of await Promise.allSettled(opening))
    if (opened.status === 'rejected') showNotice('unreadable')
}

async function claimAndOpen(
  isForced: boolean,
  onStatus: (status: SavesStatus) => void,
): Promise<void> {
  const isOurs = await claimSaves(() => onStatus('elsewhere'), isForced)
  if (isOurs) {
    resetHistory()
    await openSaves()
  }
  onStatus(isOurs ? 'open' : 'elsewhere')
}

/** Opens the saves when the app starts; `take` takes the lock from another tab. */
export function useSaves() {
  const [status, setStatus] = useState<SavesStatus>('opening')
  useEffect(() => {
    void claimAndOpen(false, setStatus)
  }, [])
  return { status, take: () => void claimAndOpen(true, setStatus) }
}
