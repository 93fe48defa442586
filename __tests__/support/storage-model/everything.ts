import { findMatch, openHistory, useHistory } from '@/state/history/history'
import { beginMatch, clearTable, useLiveMatch } from '@/state/table/live-match'
import { rememberPeople, renamePerson, usePeople } from '@/state/people/people'
import { matchData } from '@/state/saves/match-data'
import { SAVE_KINDS } from '@/state/saves/save-kinds'
import { writeSave } from '@/state/saves/save-text'
import { changeSettings, useSettings } from '@/state/settings/settings'
import { useSetUp } from '@/state/set-up/set-up'
import { forceSeeds, seedOf } from '../forced-entropy'
import { randomFrom } from '../seeded-random'
import type { Disk } from './disk'
import { playUpTo, someSetup } from './play-randomly'
import { phone } from './phone'
import { settle, start } from './restart'

/** Everything the app remembers, as one text, once every match has been looked at. */
export async function everything(): Promise<string> {
  if (!(await openHistory())) throw new Error('The history does not open')
  for (const { id } of useHistory.getState().entries) await findMatch(id)
  const { live } = useLiveMatch.getState()
  return JSON.stringify({
    live: live && matchData(live),
    people: usePeople.getState(),
    settings: useSettings.getState(),
    setUp: useSetUp.getState(),
    entries: useHistory.getState().entries,
  })
}

/** Fills both slots, as two pauses in setting up would. */
function setUpTwice(disk: Disk): void {
  const { rules, players } = someSetup(randomFrom(5), 3)
  for (const slot of [0, 1]) {
    const text = writeSave(SAVE_KINDS.setUp, {
      counter: slot,
      data: { rules, seats: players.slice(slot) },
    })
    const change = { kind: 'set', entries: [[`shut-the-box/set-up/${slot}`, text]] } as const
    for (const step of disk.plan(change)) step.land()
  }
}

/** A disk with two matches in the history, a third on the table, and something in every slot. */
export async function fullDisk(empty: Disk): Promise<Disk> {
  const random = randomFrom(7)
  forceSeeds(seedOf(71), seedOf(72), seedOf(73))
  setUpTwice(empty)
  await start(empty)
  for (const number of [1, 5, 7]) {
    const setup = someSetup(random, number)
    await beginMatch(setup)
    rememberPeople(setup.players)
    await playUpTo(random, number === 7 ? 9 : Infinity)
    if (number !== 7) await clearTable()
  }
  renamePerson(usePeople.getState().people[0]!, 'Somebody')
  changeSettings({ isSoundOn: false })
  changeSettings({ theme: 'dark' })
  await openHistory()
  await settle()
  return phone.disk.copy()
}
