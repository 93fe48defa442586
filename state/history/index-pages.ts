import { readKeys, writeKey, type Written } from '@/device/storage'
import { readSave, writeSave } from '../saves/save-text'
import { parseEntries, type Entry } from './entry'

/**
 * The index: the entries of all matches, in pages, so that a new match rewrites one small page however
 * many there are. It holds nothing that the matches do not: what is damaged or missing is made again.
 */
export type Page = { readonly number: number; readonly entries: readonly Entry[] }

const INDEX = 'index/'
const PAGE_SIZE = 200
/** Pages read at a time: a phone hands over about 2 MB in one piece. */
const READ_AT_ONCE = 10

const numberOf = (key: string) => Number(key.slice(INDEX.length))

function readPage(key: string, text: string): Page | undefined {
  const save = readSave(text)
  const entries = save.ok ? parseEntries(save.value.data) : save
  return entries.ok ? { number: numberOf(key), entries: entries.value } : undefined
}

export type ReadIndex = { readonly pages: readonly Page[]; readonly damaged: readonly string[] }

/** Every page that can be read, in their order, and the keys of those that cannot. */
export async function readPages(keys: readonly string[]): Promise<ReadIndex> {
  const pageKeys = keys
    .filter((key) => /^index\/\d+$/.test(key))
    .sort((a, b) => numberOf(a) - numberOf(b))
  const pages: Page[] = []
  const damaged: string[] = []
  for (let from = 0; from < pageKeys.length; from += READ_AT_ONCE) {
    for (const { key, value } of await readKeys(pageKeys.slice(from, from + READ_AT_ONCE))) {
      const page = readPage(key, value)
      if (page) pages.push(page)
      else damaged.push(key)
    }
  }
  return { pages, damaged }
}

export const writePage = ({ number, entries }: Page): Promise<Written> =>
  writeKey(INDEX + number, writeSave({ counter: 0, data: entries }))

/** Where new entries go: the last page while it has room, then one behind it. */
export function withEntries(pages: readonly Page[], added: readonly Entry[]): readonly Page[] {
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
  isGone: (entry: Entry) => boolean,
): readonly Page[] =>
  pages.map((page) =>
    page.entries.some(isGone)
      ? { ...page, entries: page.entries.filter((entry) => !isGone(entry)) }
      : page,
  )

/** Writes the pages that differ from before. */
export async function writeChanged(before: readonly Page[], after: readonly Page[]): Promise<void> {
  for (const page of after) if (!before.includes(page)) await writePage(page)
}
