import { useEffect, useState } from 'react'
import { claimSaves } from '@/device/only-tab'
import { hasSavedMark } from '@/device/saved-mark'
import { listKeys } from '@/device/storage'
import { forget } from './forget'
import { openPeople, usePeople } from './people/people'
import { showNotice } from './saves/notices'
import { openSettings, useSettings } from './settings/settings'
import { openSetUp } from './set-up/set-up'
import { openTable, useLiveMatch } from './table/live-match'
import { afterStoppingImports } from './transfer/import-queue'

/** `elsewhere`: another tab of the browser has the saves, and this one cannot write. */
type SavesStatus = 'opening' | 'open' | 'elsewhere'

/** Shows a notice if all saves have been lost. */
async function lookForSaves(): Promise<void> {
  if (hasSavedMark() && (await listKeys()).length === 0) showNotice('vanished')
}

/** Skips the lesson for people who have played before, maybe in a version without lessons. */
function skipLessons(): void {
  const hasPlayed = usePeople.getState().people.length > 0
  const isFirstThrowDue = useLiveMatch.getState().live?.match.throws === 0
  if (useSettings.getState().lesson === 'throw' && hasPlayed && !isFirstThrowDue)
    useSettings.setState({ lesson: 'done' })
}

/** Reads all saves except the history, which screens read when they need it. Never rejects. */
export async function openSaves(): Promise<void> {
  // In parallel, so that an unresponsive storage is waited for only once.
  const readers = [lookForSaves, openSettings, openPeople, openSetUp, openTable]
  const opening = readers.map((read) => read())
  for (const opened of await Promise.allSettled(opening))
    if (opened.status === 'rejected') showNotice('unreadable')
  skipLessons()
}

/** Opens saves that another tab had in between: this tab's state may be outdated. */
function reopenSaves(): Promise<void> {
  forget()
  return openSaves()
}

/** Claims the saves and opens them; another tab may take them at any time. */
async function claimAndOpen(
  isForced: boolean,
  onStatus: (status: SavesStatus) => void,
): Promise<void> {
  let isLost = false
  const onLost = () => {
    isLost = true
    onStatus('elsewhere')
  }
  const isOurs = await claimSaves(onLost, isForced)
  if (isOurs) await (isForced ? afterStoppingImports(reopenSaves) : openSaves())
  onStatus(isOurs && !isLost ? 'open' : 'elsewhere')
}

/** Opens the saves when the app starts; `take` takes them from another tab. */
export function useSaves() {
  const [status, setStatus] = useState<SavesStatus>('opening')
  useEffect(() => {
    void claimAndOpen(false, setStatus)
  }, [])
  const take = () => {
    setStatus('opening')
    void claimAndOpen(true, setStatus)
  }
  return { status, take }
}
