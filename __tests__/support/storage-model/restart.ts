import { resetHistory } from '@/state/history/history'
import { useLiveMatch } from '@/state/table/live-match'
import { useNotices } from '@/state/saves/notices'
import { openSaves } from '@/state/open-saves'
import { usePeople } from '@/state/people/people'
import { DEFAULT_SETTINGS } from '@/model/settings'
import { useSettings } from '@/state/settings/settings'
import { useSetUp } from '@/state/set-up/set-up'
import type { Disk } from './disk'
import { die, newPhone, phone, type Phone } from './phone'

type Faults = Partial<Pick<Phone, 'answer' | 'onWrite' | 'room'>>

/** Lets everything that does not wait for the phone come to its end. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Forgets what only memory knew. */
function forget(): void {
  resetHistory()
  useLiveMatch.setState(useLiveMatch.getInitialState(), true)
  usePeople.setState(usePeople.getInitialState(), true)
  useSetUp.setState(useSetUp.getInitialState(), true)
  useSettings.setState(DEFAULT_SETTINGS, true)
  useNotices.setState(useNotices.getInitialState(), true)
}

/** Starts the app anew on what is on this disk. Whatever ran before must have come to its end. */
export async function start(disk: Disk, faults: Faults = {}): Promise<void> {
  newPhone(disk)
  Object.assign(phone, faults)
  forget()
  await openSaves()
}

/** Ends the app wherever it is, and starts it again on the disk as it is then. */
export async function killAndStart(disk: Disk): Promise<void> {
  die()
  await settle()
  await start(disk)
}
