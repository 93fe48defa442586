import type { MatchEvent } from '@/engine'
import { clearTable, goOnWith, useLiveMatch } from '@/state/table/live-match'
import { forceSeeds, seedOf } from '../forced-entropy'
import { randomFrom } from '../seeded-random'
import type { Disk } from './disk'
import { iosDisk } from './ios-disk'
import { begin, playUpTo, someSetup } from './play-randomly'
import { recordMoments, type Moment } from './recording'
import { settle, start } from './restart'
import { rowsDisk } from './rows-disk'

/** iOS, and then Android and the browser, which differ in nothing that the app can see. */
export const DISKS: readonly (() => Disk)[] = [iosDisk, rowsDisk]

/** The throws of every match, by its id. */
export type Throws = ReadonlyMap<string, readonly (readonly number[])[]>

export type Session = { readonly moments: readonly Moment[]; readonly throws: Throws }

const throwsIn = (events: readonly MatchEvent[]) =>
  events.flatMap((event) => (event.type === 'diceRolled' ? [event.dice] : []))

/** A match played to its end, seen and cleared away; a second that is left for a third; often the second goes on. */
export async function recordSession(number: number): Promise<Session> {
  const random = randomFrom(number)
  forceSeeds(seedOf(3 * number), seedOf(3 * number + 1), seedOf(3 * number + 2))
  await start(DISKS[number % DISKS.length]!())
  const moments = await recordMoments(async () => {
    await begin(someSetup(random, number >> 1))
    await playUpTo(random, Infinity)
    // Now and then somebody is quicker than the history.
    if (random.below(2) === 0) await settle()
    const clearing = clearTable()
    if (random.below(2) === 0) await clearing
    await begin(someSetup(random, number + 1))
    await playUpTo(random, 1 + random.below(5))
    const { id } = useLiveMatch.getState().live!
    await begin(someSetup(random, number + 2))
    await playUpTo(random, random.below(3))
    if (random.below(2) === 0) {
      await goOnWith(id)
      await playUpTo(random, 1 + random.below(4))
    }
    await clearing
    await settle()
  })
  const { played } = moments.at(-1)!
  const throws = new Map([...played].map(([id, { events }]) => [id, throwsIn(events)]))
  return { moments, throws }
}
