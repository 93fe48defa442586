import type { Result } from '@/engine'

/** From the version they are filed under to the next. Pure, and never changed once they have shipped. */
type Migrations = Readonly<Record<number, (data: unknown) => unknown>>

/** One kind of save: the version it is written in, and the way there from older ones. */
export type SaveKind = { readonly version: number; readonly migrations: Migrations }

type OldPage = readonly { readonly seats: readonly ({ readonly person: string } & object)[] }[]

/** Version 1 kept the id of a player as `person`. */
const renamePersonToId = (page: unknown) =>
  (page as OldPage).map((entry) => ({
    ...entry,
    seats: entry.seats.map(({ person, ...seat }) => ({ id: person, ...seat })),
  }))

/**
 * Everything that is saved or exported. An export holds people and matches: its version goes up with
 * either of theirs, and its migration migrates them.
 */
export const SAVE_KINDS = {
  table: { version: 1, migrations: {} },
  people: { version: 1, migrations: {} },
  settings: { version: 1, migrations: {} },
  setUp: { version: 1, migrations: {} },
  match: { version: 1, migrations: {} },
  indexPage: { version: 2, migrations: { 1: renamePersonToId } },
  export: { version: 1, migrations: {} },
} as const satisfies Record<string, SaveKind>

/** Brings data of an older version to this one, step by step; refuses a newer or unknown version. */
export function migrate(
  data: unknown,
  from: number,
  { version: to, migrations }: SaveKind,
): Result<unknown, 'version-unknown' | 'damaged'> {
  let migrated = data
  for (let version = from; version !== to; version++) {
    const step = migrations[version]
    if (version > to || !step) return { ok: false, error: 'version-unknown' }
    try {
      migrated = step(migrated)
    } catch {
      // The data does not have the shape of its version.
      return { ok: false, error: 'damaged' }
    }
  }
  return { ok: true, value: migrated }
}
