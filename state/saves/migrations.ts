import type { Result } from '@/engine'

export const SAVE_VERSION = 1

/** From the version it is filed under to the next: pure, and never changed once it has shipped. */
export type Migrations = Readonly<Record<number, (data: unknown) => unknown>>

export const MIGRATIONS: Migrations = {}

/** Brings data of an older version up to this one, step by step; a newer or unknown one is refused. */
export function migrate(
  data: unknown,
  from: number,
  to = SAVE_VERSION,
  migrations = MIGRATIONS,
): Result<unknown, 'version-unknown'> {
  let migrated = data
  for (let version = from; version !== to; version++) {
    const step = migrations[version]
    if (version > to || !step) return { ok: false, error: 'version-unknown' }
    migrated = step(migrated)
  }
  return { ok: true, value: migrated }
}
