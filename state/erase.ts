import { listKeys, removeKeys } from '@/device/storage'
import { forgetHistory, inTurn } from './history/history'
import { useLiveMatch } from './live-match'
import { openSaves } from './open-saves'
import { usePeople } from './people'
import { forgetSettings } from './settings'
import { useSetUp } from './set-up'

/** Takes everything away: matches, people, settings, and what had been put aside. False where it failed. */
export async function eraseEverything(): Promise<boolean> {
  try {
    // A match on its way into the history would come back.
    const written = await inTurn(async () => removeKeys(await listKeys()))
    if (!written.ok) return false
  } catch {
    return false
  }
  forgetHistory()
  useLiveMatch.setState(useLiveMatch.getInitialState(), true)
  usePeople.setState(usePeople.getInitialState(), true)
  useSetUp.setState(useSetUp.getInitialState(), true)
  forgetSettings()
  await openSaves()
  return true
}
