import { bytesIn, tearEntries, type Change, type Disk, type Step } from './disk'

/** SQLite on Android, IndexedDB in a browser: a table of rows, one transaction for every call. */
export function rowsDisk(rows: ReadonlyMap<string, string> = new Map()): Disk {
  const kept = new Map(rows)

  function plan(change: Change): readonly Step[] {
    if (change.kind === 'remove')
      return [
        { bytes: 0, land: () => change.keys.forEach((key) => kept.delete(key)), tear: () => {} },
      ]
    const { entries } = change
    return [
      {
        bytes: entries.reduce((sum, [, value]) => sum + bytesIn(value), 0),
        land: () => entries.forEach(([key, value]) => kept.set(key, value)),
        tear: (at, how) => tearEntries(kept, entries, at, how),
      },
    ]
  }

  return {
    copy: () => rowsDisk(kept),
    keys: () => [...kept.keys()],
    read: (key) => kept.get(key),
    plan,
    damage: (key, text) => void kept.set(key, text),
  }
}
