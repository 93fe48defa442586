import { SAVE_KINDS, type SaveKind } from '@/state/saves/save-kinds'

const KINDS: Readonly<Record<string, SaveKind>> = {
  live: SAVE_KINDS.table,
  people: SAVE_KINDS.people,
  settings: SAVE_KINDS.settings,
  'set-up': SAVE_KINDS.setUp,
  match: SAVE_KINDS.match,
  index: SAVE_KINDS.indexPage,
}

/** The kind of save that is kept under a key: `shut-the-box/live/0` is a table. */
export function kindOf(key: string): SaveKind {
  const name = key.split('/')[1]!
  const kind = KINDS[name]
  if (!kind) throw new Error(`No save is kept under ${key}`)
  return kind
}

/** The index is derived from the matches, so that nothing is lost with a page of it. */
export const isIndexKey = (key: string): boolean => kindOf(key) === SAVE_KINDS.indexPage
