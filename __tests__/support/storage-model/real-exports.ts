import { clearTable, useLiveMatch } from '@/state/table/live-match'
import { rememberPeople } from '@/state/people/people'
import { exportText } from '@/state/transfer/export-file'
import { forceSeeds, seedOf } from '../forced-entropy'
import { randomFrom } from '../seeded-random'
import type { Disk } from './disk'
import { begin, playUpTo, someSetup } from './play-randomly'
import { phone } from './phone'
import { start } from './restart'
import { rowsDisk } from './rows-disk'

export type Exported = { readonly text: string; readonly disk: Disk }

/** Matches that were really played, and the file they were handed over in. */
export async function playAndExport(first: number, count: number): Promise<Exported> {
  forceSeeds(...Array.from({ length: count }, (_, number) => seedOf(first + number)))
  await start(rowsDisk())
  for (let number = first; number < first + count; number++) {
    const random = randomFrom(number)
    const setup = someSetup(random, number)
    await begin(setup)
    rememberPeople(setup.players)
    await playUpTo(random, Infinity)
    await clearTable()
  }
  return { text: await exportText(), disk: phone.disk.copy() }
}

/** A match that was left in the middle on one phone, and played to its end on another. */
export async function leaveAndPlayOn(): Promise<{ left: Exported; ended: Exported; id: string }> {
  const random = randomFrom(99)
  forceSeeds(seedOf(99))
  await start(rowsDisk())
  const setup = someSetup(random, 1)
  rememberPeople(setup.players)
  await begin(setup)
  await playUpTo(random, 6)
  const { id } = useLiveMatch.getState().live!
  const table = phone.disk.copy()
  await clearTable()
  const left = { text: await exportText(), disk: phone.disk.copy() }
  await start(table)
  await playUpTo(random, Infinity)
  await clearTable()
  return { left, ended: { text: await exportText(), disk: phone.disk.copy() }, id }
}
