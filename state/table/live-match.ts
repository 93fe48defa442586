import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { useEffect, useState } from 'react'
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
import type { PlayedMatch } from '@/model/played-match'
import type { SeatedSetup } from '@/model/player'
import { keepMatch, unsavedMatches } from '../history/history'
import { saveOrTell } from '../saves/notices'
import { SAVE_KINDS } from '../saves/save-kinds'
import { slots } from '../saves/slots'
import { parseTable, tableData } from './table-data'

type Store = {
  /** The match on the table. */
  readonly live: PlayedMatch | undefined
  /** What is being saved, to be shown after that; nothing else is accepted meanwhile. */
  readonly saving: MatchEvent['type'] | 'matchBegun' | undefined
  /** The id of the match that has just ended, until its result was looked at. */
  readonly justPlayed: string | undefined
}

export const useLiveMatch = create<Store>(() => ({
  live: undefined,
  saving: undefined,
  justPlayed: undefined,
}))

export type BeginError = SetupError | 'no-entropy' | 'saving'

const table = slots('live', SAVE_KINDS.table, parseTable)

/** Saves the table along with the matches that the history has not saved: they lay on it before. */
const saveTable = (live: PlayedMatch | undefined) =>
  table.save(tableData({ live, left: unsavedMatches().filter(({ id }) => id !== live?.id) }))

/** Saves the match as it will stand, then shows it. A save that fails is told, and play goes on. */
async function saveThenShow(live: PlayedMatch, saving: Store['saving']): Promise<void> {
  useLiveMatch.setState({ saving })
  await saveOrTell(saveTable(live))
  useLiveMatch.setState({ live, saving: undefined })
}

const isOver = ({ match }: PlayedMatch) => match.phase === 'matchOver'

/** Puts a match that leaves the table into the history, unless nobody has thrown in it. */
async function keepIfPlayed(live: PlayedMatch): Promise<boolean> {
  return live.events.length === 0 || (await keepMatch(live))
}

/** Puts a new match on the table; the one that lies there goes to the history. */
export async function beginMatch(setup: SeatedSetup): Promise<Result<PlayedMatch, BeginError>> {
  const { live: old, saving } = useLiveMatch.getState()
  if (saving) return { ok: false, error: 'saving' }
  const started = startMatch(setup)
  if (!started.ok) return started
  const seed = newSeed()
  if (!seed.ok) return seed
  const now = Date.now()
  const live: PlayedMatch = {
    id: newId(),
    seed: bytesToHex(seed.value),
    events: [],
    startedAt: now,
    endedAt: now,
    match: started.value,
  }
  useLiveMatch.setState({ saving: 'matchBegun' })
  if (old) await keepIfPlayed(old)
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

/** Throws the dice that the seed holds for the next throw of this match. */
export async function recordThrow(count: DiceCount): Promise<Violation | 'saving' | undefined> {
  const { live } = useLiveMatch.getState()
  if (!live) return 'match-over'
  return recordEvent({
    type: 'diceRolled',
    dice: throwDice(hexToBytes(live.seed), live.match.throws, count),
  })
}

/** Clears the table once the result of its match has been seen: only when the history has it. */
export async function clearTable(): Promise<void> {
  const { live } = useLiveMatch.getState()
  useLiveMatch.setState({ live: undefined })
  if (live && !(await keepIfPlayed(live))) return
  // A match that was begun meanwhile has the table.
  if (!useLiveMatch.getState().live && !useLiveMatch.getState().saving) await saveTable(undefined)
}

/** Finds the match that was left on the table. */
export async function openTable(): Promise<void> {
  const { live, left = [] } = (await table.load()) ?? {}
  useLiveMatch.setState({ live, saving: undefined })
  // The app was killed before the history had saved these.
  for (const played of left) void keepMatch(played)
  if (live && isOver(live)) void keepMatch(live)
}

/** Whether this is the first look at the result of the match that has just ended. */
export function useIsJustPlayed(id: string): boolean {
  const [isFirstLook] = useState(() => useLiveMatch.getState().justPlayed === id)
  useEffect(() => {
    if (isFirstLook) useLiveMatch.setState({ justPlayed: undefined })
  }, [isFirstLook])
  return isFirstLook
}
