import { applyEvent } from './apply-event'
import {
  isTurnOver,
  type Match,
  type MatchEvent,
  type MatchSetup,
  type Sign,
  type TurnEnding,
} from './match'
import { startMatch } from './start-match'
import { without, type TileSet } from './tile-set'

/** A throw and the tiles shut with it: none if it had no legal move, which ended the turn. */
type Throw = { readonly dice: readonly number[]; readonly shut: TileSet }

export type TurnRecord = {
  readonly seat: number
  readonly round: number
  readonly throws: readonly Throw[]
  readonly ending: TurnEnding
  /** The tiles that were open at the end of the turn. */
  readonly open: TileSet
  readonly score: number
  readonly sign?: Sign
  /** The player's total after the turn. */
  readonly total: number
}

function throwsAfter(throws: readonly Throw[], before: Match, after: Match): readonly Throw[] {
  if (before.phase === 'shutting')
    return [...throws, { dice: before.dice, shut: without(before.open, after.open) }]
  const isTakenBack = before.phase === 'rolling' && after.phase === 'shutting' && before.lastShut
  return isTakenBack && after.throws === before.throws ? throws.slice(0, -1) : throws
}

function recordOf(match: Match, throws: readonly Throw[]): TurnRecord | undefined {
  if (!isTurnOver(match)) return undefined
  const { seat, round, ending, open, score, sign, totals } = match
  const last = ending.by === 'no-move' ? [{ dice: ending.dice, shut: 0 as TileSet }] : []
  const record = { seat, round, throws: [...throws, ...last], ending, open, score }
  return { ...record, ...(sign && { sign }), total: totals[seat]! }
}

/**
 * Every finished turn of a match, in order; stops at the first event that the rules do not allow.
 */
export function turnRecords(setup: MatchSetup, events: readonly MatchEvent[]): TurnRecord[] {
  const records: TurnRecord[] = []
  const started = startMatch(setup)
  if (!started.ok) return records
  let match = started.value
  let throws: readonly Throw[] = []
  for (const event of events) {
    const applied = applyEvent(match, event)
    if (!applied.ok) return records
    throws = throwsAfter(throws, match, applied.value)
    match = applied.value
    const record = recordOf(match, throws)
    if (record) {
      records.push(record)
      throws = []
    }
  }
  return records
}
