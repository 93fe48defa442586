import { forget } from '@/state/forget'
import { openSaves } from '@/state/open-saves'
import type { Disk } from './disk'
import { die, newPhone, phone, type Phone } from './phone'

type Faults = Partial<Pick<Phone, 'answer' | 'onWrite' | 'room'>>

/** Lets everything that does not wait for the phone come to its end. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

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
