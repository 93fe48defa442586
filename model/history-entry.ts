import { turnRecords, type Rules } from '@/engine'
import type { PlayedMatch } from './played-match'
import type { SeatedPlayer } from './player'
import type { RulesId } from './rules-id'

/** What one player did in a match, with the id, name and colour the player had in that match. */
export type SeatEntry = SeatedPlayer & {
  readonly total: number
  /** Chips won or lost, in stakes only. */
  readonly chips?: number
  readonly turns: number
  /** The sum of the scores of these turns, without their signs. */
  readonly points: number
  /** The lowest turn score; absent if no turn was finished. */
  readonly best?: number
  readonly boxesShut: number
}

/**
 * All that lists and statistics need of a match, so that they never have to read the match itself.
 */
export type HistoryEntry = {
  readonly id: string
  readonly startedAt: number
  readonly endedAt: number
  readonly rules: Rules
  readonly seats: readonly SeatEntry[]
  readonly isAbandoned: boolean
  readonly winners: readonly number[]
  readonly payers: readonly number[]
  readonly captain?: number
}

/** Returns the seat with the id, name and colour that its player has today. */
export type SeatToday = (seat: SeatEntry) => SeatEntry

/** Which matches of the history to show; an absent field does not filter. */
export type HistoryFilter = { readonly person?: string; readonly rules?: RulesId }

/** Whether the index of the history has been read. */
export type HistoryStatus = 'closed' | 'opening' | 'open' | 'failed'

/** Derives the entry of a match from the match alone, so that a lost index can be rebuilt. */
export function entryOf({ id, events, startedAt, endedAt, match }: PlayedMatch): HistoryEntry {
  const { setup } = match
  const turns = turnRecords(setup, events)
  const seats = setup.players.map((player, seat): SeatEntry => {
    const own = turns.filter((turn) => turn.seat === seat)
    const scores = own.map(({ score }) => score)
    return {
      id: player.id,
      name: player.name,
      colour: player.colour,
      ...(player.computer && { computer: player.computer }),
      total: match.totals[seat]!,
      ...(match.chips && { chips: match.chips[seat]! }),
      turns: own.length,
      points: scores.reduce((sum, score) => sum + score, 0),
      ...(own.length > 0 && { best: Math.min(...scores) }),
      boxesShut: own.filter(({ ending }) => ending.by === 'shut').length,
    }
  })
  const outcome = match.phase === 'matchOver' ? match.outcome : undefined
  return {
    id,
    startedAt,
    endedAt,
    rules: setup.rules,
    seats,
    isAbandoned: outcome === undefined,
    winners: outcome?.winners ?? [],
    payers: outcome?.payers ?? [],
    ...(outcome?.captain !== undefined && { captain: outcome.captain }),
  }
}
