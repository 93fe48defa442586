import type { Sign } from '../match'
import type { TileSet } from '../tile-set'
import type { Aim } from './evaluation'

/** What the end of this turn is worth, which is all that the play of the turn needs to know. */
export type Outlook = {
  readonly aim: Aim
  /**
   * How many turns' tables it still has to work out before it can tell. To count them takes its time too,
   * so the count stops once it is above `enough`.
   */
  readonly missing: (enough: number) => number
  /** The same if none is known yet. */
  readonly tables: (enough: number) => number
  /** Works them out, or whatever else takes its time; whoever runs it may rest or stop after each step. */
  readonly fill: () => Generator<void, void>
  /** To the player on turn, if it ends with these tiles open. */
  readonly utility: (open: TileSet, sign: Sign) => number
  /** Works out what `prospects` needs besides, where that takes its time too. */
  readonly fillProspects?: () => Generator<void, void>
  /** To every seat. */
  readonly prospects?: (open: TileSet, sign: Sign) => readonly number[]
}

/** Counts what each of these takes, until it is above `enough`. */
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
