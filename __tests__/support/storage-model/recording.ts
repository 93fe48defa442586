import type { PlayedMatch } from '@/model/played-match'
import { useLiveMatch } from '@/state/table/live-match'
import { keysOf, type Change, type Disk } from './disk'
import { phone } from './phone'

/** One call that changed the disk, and what the player had been shown when it was made. */
export type Moment = {
  readonly before: Disk
  readonly change: Change
  /** The last call that wrote the table: what it wrote may not have been shown yet. */
  readonly table: Change | undefined
  readonly shown: PlayedMatch | undefined
  /** Every match in which something had happened, as it was last shown. */
  readonly played: ReadonlyMap<string, PlayedMatch>
}

/** Writes down everything that happens to the disk during a session; the last moment is its quiet end. */
export async function recordMoments(session: () => Promise<void>): Promise<readonly Moment[]> {
  const moments: Moment[] = []
  let played: ReadonlyMap<string, PlayedMatch> = new Map()
  let table: Change | undefined
  const note = (change: Change) => {
    if (keysOf(change).some((key) => key.includes('/live/'))) table = change
    const { live: shown } = useLiveMatch.getState()
    moments.push({ before: phone.disk.copy(), change, table, shown, played })
  }
  const unsubscribe = useLiveMatch.subscribe(({ live }) => {
    if (live && live.events.length > 0) played = new Map(played).set(live.id, live)
  })
  phone.onWrite = note
  await session()
  note({ kind: 'remove', keys: [] })
  unsubscribe()
  phone.onWrite = () => {}
  return moments
}
