import { useEffect, useState } from 'react'
import { openTable } from './live-match'
import { tell } from './notices'
import { openPeople } from './people'
import { openSettings } from './settings'
import { openSetUp } from './set-up'

/** Reads back everything but the history, which is read where it is needed; whatever happens, the app starts. */
export async function openSaves(): Promise<void> {
  for (const open of [openSettings, openPeople, openSetUp, openTable]) {
    try {
      await open()
    } catch {
      tell('unreadable')
    }
  }
}

/** Whether what was saved has been read. */
export function useSavesOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    void openSaves().then(() => setIsOpen(true))
  }, [])
  return isOpen
}
