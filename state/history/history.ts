import { create } from 'zustand'
import { serialQueue } from '@/device/serial-queue'
import { listKeys } from '@/device/storage'
import { entryOf, type HistoryEntry, type HistoryStatus } from '@/model/history-entry'
import type { PlayedMatch } from '@/model/played-match'
import { noteFailedSave, showNotice } from '../saves/notices'
import { readPages, withEntries, withoutEntries, writePage, type Page } from './index-pages'
import * as matchStore from './match-store'

type Store = {
  readonly status: HistoryStatus
  /** Newest first. */
  readonly entries: readonly HistoryEntry[]
  /** The match deleted last, which can still be restored: hidden, but not removed yet. */
  readonly deleted: HistoryEntry | undefined
}

export const useHistory = create<Store>(() => ({
  status: 'closed',
  entries: [],
  deleted: undefined,
}))

/** The entries that the history shows, newest first. */
export function useEntries(): readonly HistoryEntry[] {
  const entries = useHistory((store) => store.entries)
  const deleted = useHistory((store) => store.deleted)
  return deleted ? entries.filter(({ id }) => id !== deleted.id) : entries
}

const newestFirst = (a: HistoryEntry, b: HistoryEntry) =>
  b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1)

/** Makes the entries of matches that are not in the index, reading the matches in batches. */
async function entriesOf(ids: readonly string[]): Promise<readonly HistoryEntry[]> {
  const entries: HistoryEntry[] = []
  for (let from = 0; from < ids.length; from += matchStore.MATCH_BATCH_SIZE) {
    const matches = await matchStore.readMatches(
      ids.slice(from, from + matchStore.MATCH_BATCH_SIZE),
    )
    entries.push(...matches.map(entryOf))
  }
  return entries
}

/** Everything that changes the index runs in this queue. */
const enqueue = serialQueue()
/** Matches added since the app was opened, saved or not. */
const recent = new Map<string, PlayedMatch>()
/** The ids of matches not saved yet; tried again whenever a match is added. */
const unsaved = new Set<string>()
let pages: readonly Page[] = []
/** The numbers of pages whose current state is not saved. */
const unsavedPages = new Set<number>()

const setStatus = (status: HistoryStatus) => useHistory.setState({ status })

const showEntries = () =>
  useHistory.setState({ entries: pages.flatMap(({ entries }) => entries).sort(newestFirst) })

/** Replaces the index and saves the changed pages; resolves to whether all pages are saved. */
async function setPages(next: readonly Page[]): Promise<boolean> {
  const changed = next.filter((page) => !pages.includes(page))
  for (const { number } of changed) unsavedPages.add(number)
  pages = next
  if (changed.length > 0) showEntries()
  for (const page of next.filter(({ number }) => unsavedPages.has(number)))
    if ((await writePage(page)).ok) unsavedPages.delete(page.number)
  return unsavedPages.size === 0
}

async function readIndex(): Promise<void> {
  const keys = await listKeys()
  const ids = keys.filter(matchStore.isMatchKey).map(matchStore.idOf)
  const read = await readPages(keys)
  const existing = new Set(ids)
  // If a match has several entries, the first one counts.
  const valid = new Map<string, HistoryEntry>()
  for (const entry of read.flatMap(({ entries }) => entries))
    if (existing.has(entry.id) && !valid.has(entry.id)) valid.set(entry.id, entry)
  const missing = await entriesOf(ids.filter((id) => !valid.has(id)))
  pages = read
  showEntries()
  const validPages = withoutEntries(read, (entry) => valid.get(entry.id) !== entry)
  await setPages(withEntries(validPages, missing))
}

/** Reads the index unless it is open already; resolves to false if it cannot be read. */
async function openIndex(): Promise<boolean> {
  if (useHistory.getState().status === 'open') return true
  setStatus('opening')
  try {
    await readIndex()
    setStatus('open')
    return true
  } catch {
    setStatus('failed')
    showNotice('unreadable')
    return false
  }
}

async function saveMatch(played: PlayedMatch): Promise<void> {
  // The entry is removed first, so that no earlier state is left if the app is killed.
  const isEntryRemoved =
    (await openIndex()) && (await setPages(withoutEntries(pages, ({ id }) => id === played.id)))
  if (!isEntryRemoved || !(await matchStore.writeMatch(played)).ok) return
  unsaved.delete(played.id)
  await setPages(withEntries(pages, [entryOf(played)]))
}

/** Opens the history once; after a failure the next call tries again. */
export const openHistory = (): Promise<boolean> => enqueue(openIndex)

/** Adds a match, or replaces its earlier state; resolves to whether it is saved. */
export function addToHistory(played: PlayedMatch): Promise<boolean> {
  const isNew = recent.get(played.id)?.events.length !== played.events.length
  recent.set(played.id, played)
  if (isNew) unsaved.add(played.id)
  return enqueue(async () => {
    for (const id of [...unsaved]) {
      // It may have been deleted in the meantime.
      const unsavedMatch = unsaved.has(id) ? recent.get(id) : undefined
      if (unsavedMatch) await saveMatch(unsavedMatch)
    }
    const isSaved = !unsaved.has(played.id)
    if (!isSaved) noteFailedSave()
    return isSaved
  })
}

/** Matches that were added to the history and are not saved there yet. */
export const unsavedMatches = (): readonly PlayedMatch[] =>
  [...unsaved].flatMap((id) => recent.get(id) ?? [])

/** A match with all its events; undefined if there is none or it cannot be read. */
export async function findMatch(id: string): Promise<PlayedMatch | undefined> {
  try {
    const found = recent.get(id) ?? (await matchStore.readMatch(id))
    // A damaged match has been set aside; it is removed from the index too.
    if (!found) await enqueue(() => setPages(withoutEntries(pages, (entry) => entry.id === id)))
    return found
  } catch {
    showNotice('unreadable')
    return undefined
  }
}

/** A match from memory, without reading the storage: only if added since the app started. */
export const recentMatch = (id: string): PlayedMatch | undefined => recent.get(id)

/** Adds those of the matches that the history does not have; resolves to whether that worked. */
export const addMatches = (matches: readonly PlayedMatch[]): Promise<boolean> =>
  enqueue(async () => {
    if (!(await openIndex())) return false
    const known = new Set(pages.flatMap(({ entries }) => entries.map(({ id }) => id)))
    const added = matches.filter(({ id }) => !known.has(id))
    if (!(await matchStore.writeMatches(added)).ok) return false
    await setPages(withEntries(pages, added.map(entryOf)))
    return true
  })

export function removeMatches(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    recent.delete(id)
    unsaved.delete(id)
  }
  return enqueue(async () => {
    const written = await matchStore.removeMatches(ids)
    if (written.ok) await setPages(withoutEntries(pages, ({ id }) => ids.includes(id)))
    else noteFailedSave()
  })
}

/** Clears everything in memory, as after a restart. */
export function resetHistory(): void {
  recent.clear()
  unsaved.clear()
  pages = []
  unsavedPages.clear()
  useHistory.setState(useHistory.getInitialState(), true)
}

/** Runs a job after all writes to the history that were queued before it. */
export const afterHistoryWrites = enqueue
