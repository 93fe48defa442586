import type { Result } from '@/engine'

/** Functions by version, each from that version to the next. Pure, and never changed after a release. */
type Migrations = Readonly<Record<number, (data: unknown) => unknown>>

/** A kind of save: the version it is written in, and the migrations from older versions. */
export type SaveKind = { readonly version: number; readonly migrations: Migrations }

type OldPage = readonly { readonly seats: readonly ({ readonly person: string } & object)[] }[]

/** Version 1 named the id of a player `person`. */
const renamePersonToId = (page: unknown) =>
  (page as OldPage).map((entry) => ({
    ...entry,
    seats: entry.seats.map(({ person, ...seat }) => ({ id: person, ...seat })),
  }))

/** Version 1 only knew whether the table was turned for the player opposite. */
const replaceFlip = (settings: unknown) => {
  const { isFlipped, ...rest } = settings as { readonly isFlipped?: unknown }
  return isFlipped === true ? { ...rest, seating: 'between-two' } : rest
}

/**
 * All kinds of saves and exports. An export contains people and matches: its version is raised with
 * either of theirs, and its migration migrates them.
 */
export const SAVE_KINDS = {
  table: { version: 1, migrations: {} },
  people: { version: 1, migrations: {} },
  settings: { version: 2, migrations: { 1: replaceFlip } },
  setUp: { version: 1, migrations: {} },
  match: { version: 1, migrations: {} },
  /** Derived from its match, and recomputed if it has an older version. */
  analysis: { version: 3, migrations: {} },
  indexPage: { version: 2, migrations: { 1: renamePersonToId } },
  export: { version: 1, migrations: {} },
} as const satisfies Record<string, SaveKind>

/** Migrates data of an older version to the current one, step by step; refuses newer versions. */
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
