import { listKeys, removeKeys } from '@/device/storage'
import { DEFAULT_SETTINGS } from '@/model/settings'
import { afterHistoryWrites, resetHistory } from './history/history'
import { openSaves } from './open-saves'
import { usePeople } from './people/people'
import { useSettings } from './settings/settings'
import { useSetUp } from './set-up/set-up'
import { useLiveMatch } from './table/live-match'

/** Removes all matches, people, settings and bytes set aside; resolves to false if that failed. */
export async function eraseEverything(): Promise<boolean> {
  try {
    const written = await afterHistoryWrites(async () => removeKeys(await listKeys()))
    if (!written.ok) return false
  } catch {
    return false
  }
  resetHistory()
  useLiveMatch.setState(useLiveMatch.getInitialState(), true)
  usePeople.setState(usePeople.getInitialState(), true)
  useSetUp.setState(useSetUp.getInitialState(), true)
  useSettings.setState(DEFAULT_SETTINGS, true)
  await openSaves()
  return true
}
