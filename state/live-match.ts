import { create } from 'zustand'

import { newId, newSeed } from '@/device/entropy'
import {
  applyEvent,
  startMatch,
  throwDice,
  type DiceCount,
  type MatchEvent,
  type Result,
  type SetupError,
  type Violation,
} from '@/engine'
import { bytesOf, hexOf } from './hex'
import { keepMatch, unkeptMatches } from './history/history'
import type { PlayedMatch } from './saves/played-match'
import { saveOrTell } from './saves/save-or-tell'
import { slots } from './saves/slots'
import { parseTable, tableData } from './saves/table'
import type { SeatedSetup } from './seat'

/** The match on the table: its set-up, its seed and everything that happened; `match` is their fold. */
export type LiveMatch = PlayedMatch

type Store = {
  readonly live: LiveMatch | undefined
  /** What is being saved, and shown once it is; nothing else is taken meanwhile. */
  readonly saving: MatchEvent['type'] | 'matchBegun' | undefined
  /** The match that has come to its end, until somebody has seen its result. */
  readonly justPlayed: string | undefined
}

export const useLiveMatch = create<Store>(() => ({
  live: undefined,
  saving: undefined,
  justPlayed: undefined,
}))

const table = slots('live', parseTable)

/** Whatever the history does not have yet is saved along: it must not be lost with the table it lay on. */
const saveTable = (live: LiveMatch | undefined) =>
  table.save(tableData({ live, left: unkeptMatches().filter(({ id }) => id !== live?.id) }))

/** Saves the match as it will stand, and then shows it; a save that fails is said, and play goes on. */
async function saveThenShow(live: LiveMatch, saving: Store['saving']): Promise<void> {
  useLiveMatch.setState({ saving })
  await saveOrTell(saveTable(live))
  useLiveMatch.setState({ live, saving: undefined })
}

const isOver = ({ match }: LiveMatch) => match.phase === 'matchOver'

/** Puts what was left on the table into the history; one where nobody has thrown leaves no trace. */
async function leaveBehind(live: LiveMatch): Promise<boolean> {
  return live.events.length === 0 || (await keepMatch(live))
}

/** Puts a new match on the table; the one that lies there goes to the history. */
export async function beginMatch(
  setup: SeatedSetup,
): Promise<Result<LiveMatch, SetupError | 'no-entropy' | 'saving'>> {
  const { live: old, saving } = useLiveMatch.getState()
  if (saving) return { ok: false, error: 'saving' }
  const started = startMatch(setup)
  if (!started.ok) return started
  const seed = newSeed()
  if (!seed.ok) return seed
  const now = Date.now()
  const live: LiveMatch = {
    id: newId(),
    seed: hexOf(seed.value),
    // The engine keeps whatever else a player carries, and trims the names.
    setup: started.value.setup as SeatedSetup,
    events: [],
    startedAt: now,
    endedAt: now,
    match: started.value,
  }
  useLiveMatch.setState({ saving: 'matchBegun' })
  if (old) await leaveBehind(old)
  await saveThenShow(live, 'matchBegun')
  return { ok: true, value: live }
}

/** Plays one event: saved, then shown. What the rules refuse has no effect and returns its code. */
export async function recordEvent(event: MatchEvent): Promise<Violation | 'saving' | undefined> {
  const { live, saving } = useLiveMatch.getState()
  if (!live) return 'match-over'
  if (saving) return 'saving'
  const applied = applyEvent(live.match, event)
  if (!applied.ok) return applied.error
  const events = [...live.events, event]
  const next = { ...live, events, endedAt: Date.now(), match: applied.value }
  await saveThenShow(next, event.type)
  if (isOver(next)) {
    useLiveMatch.setState({ justPlayed: next.id })
    void keepMatch(next)
  }
  return undefined
}

/** Throws the dice that this match's seed holds for its next throw. */
export async function recordThrow(count: DiceCount): Promise<Violation | 'saving' | undefined> {
  const { live } = useLiveMatch.getState()
  if (!live) return 'match-over'
  return recordEvent({
    type: 'diceRolled',
    dice: throwDice(bytesOf(live.seed), live.match.throws, count),
  })
}

/** Clears the table once the result of its match has been seen: only when the history has it. */
export async function clearTable(): Promise<void> {
  const { live } = useLiveMatch.getState()
  useLiveMatch.setState({ live: undefined })
  if (live && !(await leaveBehind(live))) return
  // A match that was begun meanwhile has the table.
  if (!useLiveMatch.getState().live && !useLiveMatch.getState().saving) await saveTable(undefined)
}

/** Finds the match that was left on the table. */
export async function openTable(): Promise<void> {
  const { live, left = [] } = (await table.load()) ?? {}
  useLiveMatch.setState({ live, saving: undefined })
  // It was killed before the history had them.
  for (const played of left) void keepMatch(played)
  if (live && isOver(live)) void keepMatch(live)
}
