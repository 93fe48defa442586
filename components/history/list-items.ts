import { dayKey } from '@/i18n/format-date'
import type { HistoryEntry } from '@/model/history-entry'

export type ListItem =
  | { readonly kind: 'day'; readonly key: string; readonly time: number }
  | {
      readonly kind: 'entry'
      readonly key: string
      readonly entry: HistoryEntry
      readonly isFirst: boolean
      readonly isLast: boolean
    }

/** The items of the list: the entries in order, with a heading before the first of each day. */
export function listItems(entries: readonly HistoryEntry[]): readonly ListItem[] {
  const items: ListItem[] = []
  const days = entries.map(({ startedAt }) => dayKey(startedAt))
  entries.forEach((entry, index) => {
    const day = days[index]
    const isFirst = day !== days[index - 1]
    const isLast = day !== days[index + 1]
    if (isFirst) items.push({ kind: 'day', key: `${day}`, time: entry.startedAt })
    items.push({ kind: 'entry', key: entry.id, entry, isFirst, isLast })
  })
  return items
}

/** The heights of the list's head and of the two kinds of items. */
export type Heights = { readonly head: number; readonly day: number; readonly entry: number }

/** The offset of each item from the top of the list, for `getItemLayout`. */
export function offsetsOf(items: readonly ListItem[], heights: Heights): readonly number[] {
  let at = heights.head
  return items.map(({ kind }) => {
    const offset = at
    at += heights[kind]
    return offset
  })
}
