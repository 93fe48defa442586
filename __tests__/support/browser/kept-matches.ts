/** A history that was played elsewhere: matches as they are kept, put into the store of a page. */
import { replay, type MatchEvent, type MatchSetup } from '../../../engine'
import { PLAYER_COLOURS } from '../../../model/colours'
import { matchData } from '../../../state/saves/match-data'
import { SAVE_KINDS } from '../../../state/saves/save-kinds'
import { writeSave } from '../../../state/saves/save-text'
import type { App } from './open-app'
import type { PlannedMatch } from './planned-match'

type Kept = {
  readonly plan: Pick<PlannedMatch, 'setup' | 'events'>
  readonly startedAt: number
  /** Left after this many events. */
  readonly leftAt?: number
}

const MINUTE = 60_000

const idOf = (number: number) => (number + 1).toString(16).padStart(16, '0')

const seated = ({ rules, players }: MatchSetup) => ({
  rules,
  players: players.map(({ name }, seat) => ({
    id: `id of ${name}`,
    name,
    colour: PLAYER_COLOURS[seat % PLAYER_COLOURS.length]!,
  })),
})

function textOf({ plan, startedAt, leftAt }: Kept, number: number): string {
  const setup = seated(plan.setup)
  const events: readonly MatchEvent[] = plan.events.slice(0, leftAt)
  const played = replay(setup, events)
  if (!played.ok) throw new Error(`The match cannot be kept: ${played.error}`)
  const times = { startedAt, endedAt: startedAt + 10 * MINUTE }
  const match = { id: idOf(number), seed: '0'.repeat(64), events, ...times, match: played.value }
  return writeSave(SAVE_KINDS.match, { counter: 0, data: matchData(match) })
}

/** Runs in the page: writes them where the app keeps what it saves. */
function putInStore(saves: readonly (readonly [string, string])[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shut-the-box')
    opening.onerror = () => reject(new Error('The store does not open.'))
    opening.onsuccess = () => {
      const writing = opening.result.transaction('saves', 'readwrite')
      for (const [key, text] of saves) writing.objectStore('saves').put(text, key)
      writing.oncomplete = () => resolve()
      writing.onabort = () => reject(new Error('The store takes nothing.'))
    }
  })
}

/** Puts these matches into the history of an app that has been opened; says what ids they have. */
export async function keepMatches(app: App, matches: readonly Kept[]): Promise<readonly string[]> {
  const saves = matches.map(
    (kept, number) => [`match/${idOf(number)}`, textOf(kept, number)] as const,
  )
  await app.page.evaluate(putInStore, saves)
  return matches.map((_, number) => idOf(number))
}
