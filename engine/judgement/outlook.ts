import type { Sign } from '../match'
import type { TileSet } from '../tile-set'
import type { Aim } from './evaluation'

/** The value of each end of a turn. This is all that is needed to play the turn. */
export type Outlook = {
  readonly aim: Aim
  /** How many tables of other turns it still has to work out. Counting is slow too, so it stops above `enough`. */
  readonly missing: (enough: number) => number
  /** How many it needs in all, known or not. */
  readonly tables: (enough: number) => number
  /** Works out the missing tables and whatever else `utility` needs; may be left off after any step. */
  readonly fill: () => Generator<void, void>
  /** The value to the player on turn if it ends with these tiles open. */
  readonly utility: (open: TileSet, sign: Sign) => number
  /** Works out what only `prospects` needs. */
  readonly fillProspects?: () => Generator<void, void>
  /** The value to each seat. */
  readonly prospects?: (open: TileSet, sign: Sign) => readonly number[]
}

/** Adds up the tables of these items until the sum is above `enough`. */
export function countUpTo<T>(
  enough: number,
  items: Iterable<T>,
  tablesOf: (item: T) => number,
): number {
  let count = 0
  for (const item of items) if ((count += tablesOf(item)) > enough) break
  return count
}

/** For outlooks that need no tables of other turns. */
export const NOTHING_TO_FILL: Pick<Outlook, 'missing' | 'tables' | 'fill'> = {
  missing: () => 0,
  tables: () => 0,
  *fill() {},
}
