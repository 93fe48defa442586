import {
  array,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  optional,
  pipe,
  regex,
  safeInteger,
  safeParse,
  strictObject,
  string,
  unknown,
} from 'valibot'
import {
  readEvents,
  replay,
  writeEvents,
  type Match,
  type MatchEvent,
  type Outcome,
  type Result,
  type Rules,
} from '@/engine'
import type { MatchError, PlayedMatch } from '@/model/played-match'
import { fittingName, withFittingNames } from './fitting-names'
import { PlayerSchema } from './player-schema'

/** In characters of the notation; far below the 2 MB that Android can read at once. */
export const LONGEST_EVENTS = 500_000

/**
 * The last millisecond that a Date can hold, and negated the first; formatting others would throw. A clock
 * can be wrong, and before 1970.
 */
const LAST_TIME = 8.64e15
export const TimeSchema = pipe(number(), safeInteger(), minValue(-LAST_TIME), maxValue(LAST_TIME))
export const MatchIdSchema = pipe(string(), regex(/^[0-9a-f]{16}$/))
const seatNumbers = array(number())

const MatchSchema = strictObject({
  id: MatchIdSchema,
  seed: optional(pipe(string(), regex(/^[0-9a-f]{64}$/))),
  // The engine checks the rules when the match is replayed.
  setup: strictObject({ rules: unknown(), players: array(PlayerSchema) }),
  events: pipe(string(), maxLength(LONGEST_EVENTS)),
  startedAt: TimeSchema,
  endedAt: TimeSchema,
  // Derived from the events; saved for other readers of the file. Null if the match is not over.
  outcome: nullable(
    strictObject({
      winners: seatNumbers,
      payers: seatNumbers,
      out: seatNumbers,
      captain: optional(number()),
    }),
  ),
})

const outcomeOf = (match: Match) => (match.phase === 'matchOver' ? match.outcome : null)

const outcomeText = (outcome: Outcome | null) =>
  outcome && JSON.stringify([outcome.winners, outcome.payers, outcome.out, outcome.captain ?? null])

/** Whether a match has too many events to be read back. */
export const isTooLong = (events: readonly MatchEvent[]): boolean =>
  writeEvents(events).length > LONGEST_EVENTS

/** Returns the data that is saved of a match. */
export const matchData = ({ id, seed, events, startedAt, endedAt, match }: PlayedMatch) => ({
  id,
  ...(seed !== undefined && { seed }),
  setup: match.setup,
  events: writeEvents(events),
  startedAt,
  endedAt,
  outcome: outcomeOf(match),
})

/** Where data comes from: a save of this phone, or a file that anybody may have written. */
type Origin = 'save' | 'file'

/**
 * Parses unknown data as a match and replays its events by the rules; or returns why it is refused.
 * Names are made to fit. One that cannot be seen is refused in a file only: what was played here is
 * never lost because of a name. The seed of a match that is not over is dropped from a file, as
 * others may know it too.
 */
export function parseMatch(data: unknown, origin: Origin): Result<PlayedMatch, MatchError> {
  const parsed = safeParse(MatchSchema, data)
  if (!parsed.success) return { ok: false, error: 'not-a-match' }
  const { setup, events: notation, outcome, seed, ...fields } = parsed.output
  const people = new Set(setup.players.map(({ id }) => id))
  const events = readEvents(notation)
  if (!events.ok || people.size < setup.players.length) return { ok: false, error: 'not-a-match' }
  if (origin === 'file' && setup.players.some(({ name }) => fittingName(name) === ''))
    return { ok: false, error: 'name-empty' }
  // The engine refuses rules that cannot be played.
  const rules = setup.rules as Rules
  const replayed = replay({ rules, players: withFittingNames(setup.players) }, events.value)
  if (!replayed.ok) return replayed
  const match = replayed.value
  if (outcomeText(outcome) !== outcomeText(outcomeOf(match)))
    return { ok: false, error: 'outcome-wrong' }
  const isSeedKept = seed !== undefined && (origin === 'save' || match.phase === 'matchOver')
  const played = { ...fields, events: events.value, match }
  return { ok: true, value: isSeedKept ? { ...played, seed } : played }
}
