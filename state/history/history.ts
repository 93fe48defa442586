import { create } from 'zustand'
import { serialQueue } from '@/device/serial-queue'
import { listKeys } from '@/device/storage'
import { entryOf, type HistoryEntry, type HistoryStatus } from '@/model/history-entry'
import type { PlayedMatch } from '@/model/played-match'
import { tell } from '../saves/notices'
import { readPages, withEntries, withoutEntries, writePage, type Page } from './index-pages'
import * as matchStore from './match-store'

type Store = {
  readonly status: HistoryStatus
  /** Newest first. */
  readonly entries: readonly HistoryEntry[]
  /** Deleted by the player, who can still undo that: saved until then, but not shown. */
  readonly deleted: HistoryEntry | undefined
}

export const useHistory = create<Store>(() => ({
  status: 'closed',
  entries: [],
  deleted: undefined,
}))

/** What the history shows, newest first. */
export function useEntries(): readonly HistoryEntry[] {
  const entries = useHistory((store) => store.entries)
  const deleted = useHistory((store) => store.deleted)
  return deleted ? entries.filter(({ id }) => id !== deleted.id) : entries
}

const newestFirst = (a: HistoryEntry, b: HistoryEntry) =>
  b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1)

/** Entries of matches that the index misses, read in handfuls. */
async function entriesOf(ids: readonly string[]): Promise<readonly HistoryEntry[]> {
  const entries: HistoryEntry[] = []
  for (let from = 0; from < ids.length; from += matchStore.HANDFUL) {
    const matches = await matchStore.readMatches(ids.slice(from, from + matchStore.HANDFUL))
    entries.push(...matches.map(entryOf))
  }
  return entries
}

/** The matches that were played, and their index. Whatever touches the index waits for its turn. */
function createHistory() {
  const inTurn = serialQueue()
  /** Matches played since the app was opened, saved or not. */
  const recent = new Map<string, PlayedMatch>()
  /** The ids of those that the store did not take; tried again with the next one. */
  const unsaved = new Set<string>()
  let pages: readonly Page[] = []
  /** Numbers of the pages that the store has not taken as they are now. */
  const unsavedPages = new Set<number>()

  const setStatus = (status: HistoryStatus) => useHistory.setState({ status })

  const show = () =>
    useHistory.setState({ entries: pages.flatMap(({ entries }) => entries).sort(newestFirst) })

  /** Changes the index, and tells whether the store has all of it. */
  async function setPages(next: readonly Page[]): Promise<boolean> {
    const changed = next.filter((page) => !pages.includes(page))
    for (const { number } of changed) unsavedPages.add(number)
    pages = next
    if (changed.length > 0) show()
    for (const page of next.filter(({ number }) => unsavedPages.has(number)))
      if ((await writePage(page)).ok) unsavedPages.delete(page.number)
    return unsavedPages.size === 0
  }

  async function readIndex(): Promise<void> {
    const keys = await listKeys()
    const ids = keys.filter(matchStore.isMatchKey).map(matchStore.idOf)
    const read = await readPages(keys)
    const existing = new Set(ids)
    // Of several entries of one match the first counts.
    const valid = new Map<string, HistoryEntry>()
    for (const entry of read.flatMap(({ entries }) => entries))
      if (existing.has(entry.id) && !valid.has(entry.id)) valid.set(entry.id, entry)
    const missed = await entriesOf(ids.filter((id) => !valid.has(id)))
    pages = read
    show()
    const validPages = withoutEntries(read, (entry) => valid.get(entry.id) !== entry)
    await setPages(withEntries(validPages, missed))
  }

  /** Reads the index unless it has been read; false if the store does not answer. */
  async function openIndex(): Promise<boolean> {
    if (useHistory.getState().status === 'open') return true
    setStatus('opening')
    try {
      await readIndex()
      setStatus('open')
      return true
    } catch {
      setStatus('failed')
      tell('unreadable')
      return false
    }
  }

  async function saveMatch(played: PlayedMatch): Promise<void> {
    // The entry goes first: one of an earlier state must not outlive that state if the app is killed now.
    const isEntryGone =
      (await openIndex()) && (await setPages(withoutEntries(pages, ({ id }) => id === played.id)))
    if (!isEntryGone || !(await matchStore.writeMatch(played)).ok) return
    unsaved.delete(played.id)
    await setPages(withEntries(pages, [entryOf(played)]))
  }

  /** Opens the history, once; after a failure the next call tries again. */
  const openHistory = (): Promise<boolean> => inTurn(openIndex)

  /** Puts a match into the history, over or abandoned. Tells whether it is saved there. */
  function keepMatch(played: PlayedMatch): Promise<boolean> {
    const isNew = recent.get(played.id)?.events.length !== played.events.length
    recent.set(played.id, played)
    if (isNew) unsaved.add(played.id)
    return inTurn(async () => {
      for (const id of [...unsaved]) {
        // It may have been deleted meanwhile.
        const waiting = unsaved.has(id) ? recent.get(id) : undefined
        if (waiting) await saveMatch(waiting)
      }
      const isSaved = !unsaved.has(played.id)
      if (!isSaved) tell('not-saved')
      return isSaved
    })
  }

  /** Matches that belong into the history and are not saved there yet. */
  const unsavedMatches = (): readonly PlayedMatch[] =>
    [...unsaved].flatMap((id) => recent.get(id) ?? [])

  /** A match with all its events; undefined if there is none that can be read. */
  async function findMatch(id: string): Promise<PlayedMatch | undefined> {
    try {
      const found = recent.get(id) ?? (await matchStore.readMatch(id))
      // A damaged match was put aside, and leaves the lists as well.
      if (!found) await inTurn(() => setPages(withoutEntries(pages, (entry) => entry.id === id)))
      return found
    } catch {
      tell('unreadable')
      return undefined
    }
  }

  /** The same without asking the store: only a match played since the app was opened. */
  const recentMatch = (id: string): PlayedMatch | undefined => recent.get(id)

  /** Adds matches whose bytes are saved already. */
  const addEntries = (entries: readonly HistoryEntry[]): Promise<boolean> =>
    inTurn(() => setPages(withEntries(pages, entries)))

  function removeMatches(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      recent.delete(id)
      unsaved.delete(id)
    }
    return inTurn(async () => {
      const written = await matchStore.removeMatches(ids)
      if (written.ok) await setPages(withoutEntries(pages, ({ id }) => ids.includes(id)))
      else tell('not-saved')
    })
  }

  /** Forgets everything in memory, as if the app had just been started. */
  function forgetHistory(): void {
    recent.clear()
    unsaved.clear()
    pages = []
    unsavedPages.clear()
    useHistory.setState(useHistory.getInitialState(), true)
  }

  return {
    openHistory,
    keepMatch,
    unsavedMatches,
    findMatch,
    recentMatch,
    addEntries,
    removeMatches,
    /** Runs a job once nothing is on its way into the history. */
    afterHistoryWrites: inTurn,
    forgetHistory,
  }
}

export const {
  openHistory,
  keepMatch,
  unsavedMatches,
  findMatch,
  recentMatch,
  addEntries,
  removeMatches,
  afterHistoryWrites,
  forgetHistory,
} = createHistory()
