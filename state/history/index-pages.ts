import { readKeys, removeKeys, writeKey } from '@/device/storage'
import type { WriteResult } from '@/device/write-queue'
import type { HistoryEntry } from '@/model/history-entry'
import { SAVE_KINDS } from '../saves/save-kinds'
import { readSave, writeSave } from '../saves/save-text'
import { parseEntries } from './parse-entries'

/**
 * A page of the index. The index holds the entries of all matches, in pages, so that a new match rewrites
 * only one small page. It is derived from the matches: entries that are damaged, missing or impossible are
 * rebuilt.
 */
export type Page = { readonly number: number; readonly entries: readonly HistoryEntry[] }

const INDEX = 'index/'
const PAGE_SIZE = 200
/** Pages read at a time: Android reads about 2 MB at once. */
const PAGE_BATCH_SIZE = 10

const PAGE_KEY = /^index\/(0|[1-9]\d{0,5})$/

function readPage(key: string, text: string): Page | undefined {
  const number = PAGE_KEY.exec(key)?.[1]
  const save = readSave(text, SAVE_KINDS.indexPage)
  const entries = save.ok ? parseEntries(save.value.data) : save
  return number !== undefined && entries.ok
    ? { number: Number(number), entries: entries.value }
    : undefined
}

/** Reads all pages, in order. Removes those that cannot be read. */
export async function readPages(keys: readonly string[]): Promise<readonly Page[]> {
  const pageKeys = keys.filter((key) => key.startsWith(INDEX))
  const pages: Page[] = []
  for (let from = 0; from < pageKeys.length; from += PAGE_BATCH_SIZE) {
    const { found } = await readKeys(pageKeys.slice(from, from + PAGE_BATCH_SIZE))
    for (const { key, value } of found) {
      const page = readPage(key, value)
      if (page) pages.push(page)
      else await removeKeys([key])
    }
  }
  return pages.sort((a, b) => a.number - b.number)
}

export const writePage = ({ number, entries }: Page): Promise<WriteResult> =>
  writeKey(INDEX + number, writeSave(SAVE_KINDS.indexPage, { counter: 0, data: entries }))

/** The pages with these entries added: to the last page until it is full, then to new pages. */
export function withEntries(
  pages: readonly Page[],
  added: readonly HistoryEntry[],
): readonly Page[] {
  const changed = new Map(pages.map((page) => [page.number, page]))
  let last = pages.at(-1) ?? { number: 0, entries: [] }
  for (const entry of added) {
    if (last.entries.length >= PAGE_SIZE) last = { number: last.number + 1, entries: [] }
    last = { ...last, entries: [...last.entries, entry] }
    changed.set(last.number, last)
  }
  return [...changed.values()]
}

export const withoutEntries = (
  pages: readonly Page[],
  isRemoved: (entry: HistoryEntry) => boolean,
): readonly Page[] =>
  pages.map((page) =>
    page.entries.some(isRemoved)
      ? { ...page, entries: page.entries.filter((entry) => !isRemoved(entry)) }
      : page,
  )
