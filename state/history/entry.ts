import * as v from 'valibot'
import { parseRules, turnRecords, type Result, type Rules } from '@/engine'
import type { PlayedMatch } from '../saves/played-match'
import { PLAYER_COLOURS, type PlayerColour } from '../seat'

/** What one player did in a match. */
export type SeatEntry = {
  /** The id the person had then; people who were merged since have several. */
  readonly person: string
  readonly name: string
  readonly colour: PlayerColour
  readonly total: number
  /** Chips won or lost, where they are played for. */
  readonly chips?: number
  readonly turns: number
  /** The scores of these turns, added up without their signs. */
  readonly points: number
  /** The lowest of them; absent where no turn was finished. */
  readonly best?: number
  readonly boxesShut: number
}

/** All that lists and statistics need of a match, so that they never read the match itself. */
export type Entry = {
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

/** The entry of a match, worked out from the match alone: an index of them can always be made again. */
export function entryOf(played: PlayedMatch): Entry {
  const { id, setup, events, startedAt, endedAt, match } = played
  const turns = turnRecords(setup, events)
  const seats = setup.players.map((player, seat): SeatEntry => {
    const own = turns.filter((turn) => turn.seat === seat)
    const scores = own.map(({ score }) => score)
    return {
      person: player.id,
      name: player.name,
      colour: player.colour,
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

const EntrySchema = v.object({
  id: v.string(),
  startedAt: v.number(),
  endedAt: v.number(),
  rules: v.unknown(),
  seats: v.array(
    v.object({
      person: v.string(),
      name: v.string(),
      colour: v.picklist(PLAYER_COLOURS),
      total: v.number(),
      chips: v.optional(v.number()),
      turns: v.number(),
      points: v.number(),
      best: v.optional(v.number()),
      boxesShut: v.number(),
    }),
  ),
  isAbandoned: v.boolean(),
  winners: v.array(v.number()),
  payers: v.array(v.number()),
  captain: v.optional(v.number()),
})

/** A page of the index; one that is not made of entries is worked out again from the matches. */
export function parseEntries(data: unknown): Result<readonly Entry[], 'not-entries'> {
  const parsed = v.safeParse(v.array(EntrySchema), data)
  if (!parsed.success || !parsed.output.every(({ rules }) => parseRules(rules).ok))
    return { ok: false, error: 'not-entries' }
  return { ok: true, value: parsed.output as Entry[] }
}
