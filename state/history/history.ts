import { create } from 'zustand'

import { listKeys } from '@/device/storage'
import { tell } from '../notices'
import type { PlayedMatch } from '../saves/played-match'
import { entryOf, type Entry } from './entry'
import { readPages, withEntries, withoutEntries, writePage, type Page } from './index-pages'
import {
  HANDFUL,
  idOf,
  isMatchKey,
  readMatch,
  readMatches,
  removeMatches,
  writeMatch,
} from './match-store'

type Store = {
  /** Whether the index has been read: nothing is known of the history before. */
  readonly isOpen: boolean
  /** Newest first. */
  readonly entries: readonly Entry[]
}

export const useHistory = create<Store>(() => ({ isOpen: false, entries: [] }))

/** What was played since the app was opened, saved or not. */
const fresh = new Map<string, PlayedMatch>()
/** Those of them that the store did not take; tried again with the next one. */
const unkept = new Set<string>()
let pages: readonly Page[] = []
/** Numbers of the pages that the store has not taken as they are now. */
const behind = new Set<number>()
let isRead = false
let last: Promise<unknown> = Promise.resolve()

/** Whatever touches the index waits for what touched it before. */
export function inTurn<T>(job: () => Promise<T>): Promise<T> {
  const done = last.then(job)
  last = done.catch(() => {})
  return done
}

const newestFirst = (a: Entry, b: Entry) => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1)

const show = () =>
  useHistory.setState({ entries: pages.flatMap(({ entries }) => entries).sort(newestFirst) })

/** Changes the index, and says whether the store has all of it. */
async function change(next: readonly Page[]): Promise<boolean> {
  const changed = next.filter((page) => !pages.includes(page))
  for (const { number } of changed) behind.add(number)
  pages = next
  if (changed.length > 0) show()
  for (const page of next.filter(({ number }) => behind.has(number)))
    if ((await writePage(page)).ok) behind.delete(page.number)
  return behind.size === 0
}

/** Entries for the matches that the index has missed, a handful at a time. */
async function missedEntries(ids: readonly string[]): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (let from = 0; from < ids.length; from += HANDFUL)
    entries.push(...(await readMatches(ids.slice(from, from + HANDFUL))).map(entryOf))
  return entries
}

async function readIndex(): Promise<void> {
  const keys = await listKeys()
  const ids = keys.filter(isMatchKey).map(idOf)
  const read = await readPages(keys)
  const there = new Set(ids)
  // Of several entries of one match the first counts.
  const sound = new Map<string, Entry>()
  for (const entry of read.flatMap(({ entries }) => entries))
    if (there.has(entry.id) && !sound.has(entry.id)) sound.set(entry.id, entry)
  const missed = await missedEntries(ids.filter((id) => !sound.has(id)))
  pages = read
  show()
  const kept = withoutEntries(read, (entry) => sound.get(entry.id) !== entry)
  await change(withEntries(kept, missed))
  useHistory.setState({ isOpen: true })
}

async function isIndexRead(): Promise<boolean> {
  try {
    if (!isRead) await readIndex()
    isRead = true
  } catch {
    tell('unreadable')
  }
  return isRead
}

/** Reads the index, once; false where the store does not answer, and the next call tries again. */
export const openHistory = (): Promise<boolean> => inTurn(isIndexRead)

async function keep(played: PlayedMatch): Promise<void> {
  // An entry of an earlier state of it must not outlive that state, if the app is killed in between.
  const isForgotten =
    (await isIndexRead()) && (await change(withoutEntries(pages, ({ id }) => id === played.id)))
  if (!isForgotten || !(await writeMatch(played)).ok) return
  unkept.delete(played.id)
  await change(withEntries(pages, [entryOf(played)]))
}

/** Puts a match into the history: over, or abandoned where it stands. Says whether it is safe there. */
export function keepMatch(played: PlayedMatch): Promise<boolean> {
  const isNews = fresh.get(played.id)?.events.length !== played.events.length
  fresh.set(played.id, played)
  if (isNews) unkept.add(played.id)
  return inTurn(async () => {
    for (const id of [...unkept]) {
      // Deleted meanwhile, it is not to come back.
      const waiting = unkept.has(id) ? fresh.get(id) : undefined
      if (waiting) await keep(waiting)
    }
    const isKept = !unkept.has(played.id)
    if (!isKept) tell('not-saved')
    return isKept
  })
}

/** The matches that are not in the history yet, though they belong there. */
export const unkeptMatches = (): readonly PlayedMatch[] =>
  [...unkept].flatMap((id) => fresh.get(id) ?? [])

/** A match that was played, with everything that happened in it; undefined where there is none. */
export async function findMatch(id: string): Promise<PlayedMatch | undefined> {
  try {
    const found = fresh.get(id) ?? (await readMatch(id))
    // One that turns out to be damaged, and was put aside, leaves the lists as well.
    if (!found) await inTurn(() => change(withoutEntries(pages, (entry) => entry.id === id)))
    return found
  } catch {
    tell('unreadable')
    return undefined
  }
}

/** What of it is known without asking the store. */
export const freshMatch = (id: string): PlayedMatch | undefined => fresh.get(id)

/** Adds what has been written already; the index of a history that is not open misses nothing. */
export const addEntries = (entries: readonly Entry[]): Promise<boolean> =>
  inTurn(() => change(withEntries(pages, entries)))

/** Takes matches out of the history for good. */
export function removeForGood(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    fresh.delete(id)
    unkept.delete(id)
  }
  return inTurn(async () => {
    const written = await removeMatches(ids)
    if (written.ok) await change(withoutEntries(pages, ({ id }) => ids.includes(id)))
    else tell('not-saved')
  })
}

/** Knows nothing of the history any more, as when the app has just been started. */
export function forgetHistory(): void {
  fresh.clear()
  unkept.clear()
  pages = []
  behind.clear()
  isRead = false
  useHistory.setState({ isOpen: false, entries: [] })
}
