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
import { peopleAmong, type SeatedSetup } from '@/model/player'
import { addToHistory, findMatch, unsavedMatches } from '../history/history'
import { isTooLong } from '../saves/match-data'
import { showNotice, withSaveNotice } from '../saves/notices'
import { SAVE_KINDS } from '../saves/save-kinds'
import { slots } from '../saves/slots'
import { changeSettings, useSettings } from '../settings/settings'
import { parseTable, tableData } from './table-data'

type Store = {
  /** The match on the table now. */
  readonly live: PlayedMatch | undefined
  /** What is being saved and will be shown after that; other events are refused meanwhile. */
  readonly saving: MatchEvent['type'] | 'matchBegun' | undefined
  /** The id of the match that has just ended, until its result is opened. */
  readonly justPlayed: string | undefined
}

export const useLiveMatch = create<Store>(() => ({
  live: undefined,
  saving: undefined,
  justPlayed: undefined,
}))

export type BeginError = SetupError | 'no-entropy' | 'saving'

const table = slots('live', SAVE_KINDS.table, parseTable)

/** Saves the live match, along with earlier matches that the history has not saved yet. */
const saveTable = (live: PlayedMatch | undefined) =>
  table.save(tableData({ live, unsaved: unsavedMatches().filter(({ id }) => id !== live?.id) }))

/**
 * Saves the new state of the match, then shows it, even if the save failed. Resolves to false if
 * another tab has taken the saves: then the match stays as it is here, and refuses more events.
 */
async function saveThenShow(live: PlayedMatch, saving: Store['saving']): Promise<boolean> {
  useLiveMatch.setState({ saving })
  const saved = await withSaveNotice(saveTable(live))
  if (!saved.ok && saved.error === 'saves-taken') return false
  useLiveMatch.setState({ live, saving: undefined })
  return true
}

const isOver = ({ match }: PlayedMatch) => match.phase === 'matchOver'

/** Adds a match that leaves the table to the history, unless it has no events. */
async function addToHistoryIfPlayed(live: PlayedMatch): Promise<boolean> {
  return live.events.length === 0 || (await addToHistory(live))
}

/** Between people the coach is off until somebody at the table switches it on. */
function switchCoachOff({ players }: SeatedSetup): void {
  if (peopleAmong(players).length > 1 && useSettings.getState().coach !== 'off')
    changeSettings({ coach: 'off' })
}

/** Makes this the live match; the old one is added to the history first. */
async function putOnTable(live: PlayedMatch): Promise<Result<PlayedMatch, 'saving'>> {
  const { live: old } = useLiveMatch.getState()
  useLiveMatch.setState({ saving: 'matchBegun' })
  switchCoachOff(live.match.setup)
  if (old) await addToHistoryIfPlayed(old)
  return (await saveThenShow(live, 'matchBegun'))
    ? { ok: true, value: live }
    : { ok: false, error: 'saving' }
}

/** Begins a new live match. */
export async function beginMatch(setup: SeatedSetup): Promise<Result<PlayedMatch, BeginError>> {
  if (useLiveMatch.getState().saving) return { ok: false, error: 'saving' }
  const started = startMatch(setup)
  if (!started.ok) return started
  const seed = newSeed()
  if (!seed.ok) return seed
  const now = Date.now()
  return putOnTable({
    id: newId(),
    seed: bytesToHex(seed.value),
    events: [],
    startedAt: now,
    endedAt: now,
    match: started.value,
  })
}

/**
 * Makes a match of the history that was left the live match again, as it was left last: a page may show an
 * earlier state of it. The history keeps it until it leaves the table, so that no kill can lose it.
 */
export async function goOnWith(id: string): Promise<Result<PlayedMatch, 'saving' | 'not-left'>> {
  const { live, saving } = useLiveMatch.getState()
  if (saving) return { ok: false, error: 'saving' }
  useLiveMatch.setState({ saving: 'matchBegun' })
  const left = live?.id === id ? live : await findMatch(id)
  if (left && left !== live && !isOver(left)) return putOnTable(left)
  useLiveMatch.setState({ saving: undefined })
  return left && !isOver(left) ? { ok: true, value: left } : { ok: false, error: 'not-left' }
}

/** Why an event is not recorded; a match is `too-long` after tens of thousands of events. */
type EventRefusal = Violation | 'saving' | 'too-long'

/** Applies an event to the live match, saves and shows it; resolves to a code if it is refused. */
export async function recordEvent(event: MatchEvent): Promise<EventRefusal | undefined> {
  const { live, saving } = useLiveMatch.getState()
  if (!live) return 'match-over'
  if (saving) return 'saving'
  const applied = applyEvent(live.match, event)
  if (!applied.ok) return applied.error
  const events = [...live.events, event]
  if (isTooLong(events)) {
    showNotice('too-long')
    return 'too-long'
  }
  const next = { ...live, events, endedAt: Date.now(), match: applied.value }
  if (!(await saveThenShow(next, event.type))) return 'saving'
  if (isOver(next)) {
    useLiveMatch.setState({ justPlayed: next.id })
    void addToHistory(next)
  }
  return undefined
}

/**
 * Gives a match that came without a seed one of its own, saved before the first throw from it.
 * Resolves to undefined where there is no secure random generator, or another tab has the saves.
 */
async function giveSeed(live: PlayedMatch): Promise<string | undefined> {
  const drawn = newSeed()
  if (!drawn.ok) return undefined
  const seed = bytesToHex(drawn.value)
  return (await saveThenShow({ ...live, seed }, 'diceRolled')) ? seed : undefined
}

/** The seed of the live match, drawn now if it came without one; undefined if there is none. */
export async function liveSeed(): Promise<string | undefined> {
  const { live } = useLiveMatch.getState()
  return live && (live.seed ?? giveSeed(live))
}

/** Rolls the dice: the faces follow from the seed and the number of throws so far. */
export async function recordThrow(
  count: DiceCount,
): Promise<EventRefusal | 'no-entropy' | undefined> {
  const { live, saving } = useLiveMatch.getState()
  if (!live) return 'match-over'
  if (saving) return 'saving'
  const seed = await liveSeed()
  if (seed === undefined) return 'no-entropy'
  return recordEvent({
    type: 'diceRolled',
    dice: throwDice(hexToBytes(seed), live.match.throws, count),
  })
}

/** Removes the live match from the table, and its save once the history has it. */
export async function clearTable(): Promise<void> {
  const { live } = useLiveMatch.getState()
  useLiveMatch.setState({ live: undefined })
  if (live && !(await addToHistoryIfPlayed(live))) return
  // Not if another match was begun meanwhile.
  if (!useLiveMatch.getState().live && !useLiveMatch.getState().saving) await saveTable(undefined)
}

/** Restores the saved live match. */
export async function openTable(): Promise<void> {
  const { live, unsaved = [] } = (await table.load()) ?? {}
  useLiveMatch.setState({ live, saving: undefined })
  // The app was closed before the history had saved these.
  for (const played of unsaved) void addToHistory(played)
  if (live && isOver(live)) void addToHistory(live)
}

/**
 * Clears the table of a match once its result is shown, and not before: what shows it may fail to
 * load. Returns whether the match has just ended and its result is shown for the first time.
 */
export function useResultShown(id: string): boolean {
  const [isFirstTime] = useState(() => useLiveMatch.getState().justPlayed === id)
  useEffect(() => {
    if (isFirstTime) useLiveMatch.setState({ justPlayed: undefined })
    if (useLiveMatch.getState().live?.id === id) void clearTable()
  }, [id, isFirstTime])
  return isFirstTime
}
