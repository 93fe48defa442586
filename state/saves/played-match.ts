import * as v from 'valibot'
import {
  readEvents,
  replay,
  writeEvents,
  type Match,
  type MatchEvent,
  type Outcome,
  type Result,
  type SetupError,
  type Violation,
} from '@/engine'
import { SeatSchema, type SeatedSetup } from '../seat'

/**
 * A match as it is kept, on the table and in the history: everything that cannot be worked out again, and
 * `match`, where the events have brought it. Times are milliseconds of the epoch.
 */
export type PlayedMatch = {
  readonly id: string
  readonly seed: string
  readonly setup: SeatedSetup
  readonly events: readonly MatchEvent[]
  readonly startedAt: number
  /** When the last event happened. */
  readonly endedAt: number
  readonly match: Match
}

export const MATCH_ERRORS = ['not-a-match', 'outcome-wrong'] as const
export type MatchError = (typeof MATCH_ERRORS)[number] | SetupError | Violation

/** In the notation of the events; far below what Android can read back in one piece, which is 2 MB. */
const LONGEST_EVENTS = 500_000

/** The last millisecond that a Date can say; one later would break whatever writes the day. */
const LAST_TIME = 8.64e15
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LAST_TIME))
const seatNumbers = v.array(v.number())

const MatchSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  // The rules themselves are judged by the engine, when the match is replayed.
  setup: v.strictObject({ rules: v.unknown(), players: v.array(SeatSchema) }),
  events: v.pipe(v.string(), v.maxLength(LONGEST_EVENTS)),
  startedAt: time,
  endedAt: time,
  // Said again beside the events, for whoever reads the file; null where they do not lead to the end.
  outcome: v.nullable(
    v.strictObject({
      winners: seatNumbers,
      payers: seatNumbers,
      out: seatNumbers,
      captain: v.optional(v.number()),
    }),
  ),
})

const outcomeOf = (match: Match) => (match.phase === 'matchOver' ? match.outcome : null)

const outcomeText = (outcome: Outcome | null) =>
  outcome && JSON.stringify([outcome.winners, outcome.payers, outcome.out, outcome.captain ?? null])

/** What is written of a match. */
export const matchData = ({ id, seed, setup, events, startedAt, endedAt, match }: PlayedMatch) => ({
  id,
  seed,
  setup,
  events: writeEvents(events),
  startedAt,
  endedAt,
  outcome: outcomeOf(match),
})

/** Unknown data as a match that the rules allow, played to where it stands; or why it is none. */
export function parseMatch(data: unknown): Result<PlayedMatch, MatchError> {
  const parsed = v.safeParse(MatchSchema, data)
  if (!parsed.success) return { ok: false, error: 'not-a-match' }
  const { setup, events: notation, outcome, ...fields } = parsed.output
  const people = new Set(setup.players.map((seat) => seat.id))
  const events = readEvents(notation)
  if (!events.ok || people.size < setup.players.length) return { ok: false, error: 'not-a-match' }
  const replayed = replay(setup as SeatedSetup, events.value)
  if (!replayed.ok) return replayed
  const match = replayed.value
  if (outcomeText(outcome) !== outcomeText(outcomeOf(match)))
    return { ok: false, error: 'outcome-wrong' }
  // The set-up as the engine has it: names trimmed.
  const played = { ...fields, setup: match.setup as SeatedSetup, events: events.value, match }
  return { ok: true, value: played }
}
