import { useEffect } from 'react'
import { create } from 'zustand'
import { claimSaves } from '@/device/only-tab'
import { forgetHistory } from './history/history'
import { openTable } from './live-match'
import { tell } from './notices'
import { openPeople } from './people'
import { openSettings } from './settings'
import { openSetUp } from './set-up'

/** `elsewhere` where another tab of the browser has them, and nothing may be written here. */
type Saves = 'opening' | 'open' | 'elsewhere'

const useStatus = create<{ readonly status: Saves }>(() => ({ status: 'opening' }))

/** Reads back everything but the history, which is read where it is needed; whatever happens, the app starts. */
export async function openSaves(): Promise<void> {
  // All at once: a store that does not answer is waited for only once.
  const opening = [openSettings, openPeople, openSetUp, openTable].map((open) => open())
  for (const opened of await Promise.allSettled(opening))
    if (opened.status === 'rejected') tell('unreadable')
}

async function claimAndOpen(isForced: boolean): Promise<void> {
  const isOurs = await claimSaves(() => useStatus.setState({ status: 'elsewhere' }), isForced)
  if (isOurs) {
    forgetHistory()
    await openSaves()
  }
  useStatus.setState({ status: isOurs ? 'open' : 'elsewhere' })
}

/** Opens what was saved when the app starts, and says where it is. */
export function useSaves(): Saves {
  useEffect(() => {
    useStatus.setState({ status: 'opening' })
    void claimAndOpen(false)
  }, [])
  return useStatus(({ status }) => status)
}

/** Plays here what another tab has. */
export const takeSaves = (): Promise<void> => claimAndOpen(true)
