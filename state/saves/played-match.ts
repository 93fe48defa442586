import * as v from 'valibot'
import {
  replay,
  SIGNS,
  type Match,
  type MatchEvent,
  type Result,
  type SetupError,
  type Violation,
} from '@/engine'
import { PLAYER_COLOURS, type SeatedSetup } from '../seat'

/** A match as it is kept: everything that cannot be worked out again. */
export type PlayedMatch = {
  readonly id: string
  readonly seed: string
  readonly setup: SeatedSetup
  readonly events: readonly MatchEvent[]
  /** When it began, in milliseconds of the epoch. */
  readonly startedAt: number
}

const LONGEST_MATCH = 100_000

const numbers = v.pipe(v.array(v.number()), v.maxLength(12))

const EventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('signAnnounced'), sign: v.picklist(SIGNS) }),
  v.strictObject({ type: v.literal('diceRolled'), dice: numbers }),
  v.strictObject({ type: v.literal('tilesShut'), tiles: numbers }),
  v.strictObject({ type: v.literal('shutTakenBack') }),
  v.strictObject({ type: v.literal('turnStopped') }),
  v.strictObject({ type: v.literal('phonePassed') }),
])

const SeatSchema = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(64)),
  name: v.pipe(v.string(), v.maxLength(64)),
  colour: v.picklist(PLAYER_COLOURS),
})

export const playedMatchEntries = {
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  // The rules themselves are judged by the engine, when the match is replayed.
  setup: v.strictObject({ rules: v.unknown(), players: v.array(SeatSchema) }),
  events: v.pipe(v.array(EventSchema), v.maxLength(LONGEST_MATCH)),
  startedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
}

const PlayedMatchSchema = v.strictObject(playedMatchEntries)

export type PlayedMatchError = 'not-a-match' | SetupError | Violation

/** Unknown data as a match that the rules allow, played to where it stands; or why it is none. */
export function parsePlayedMatch(
  data: unknown,
): Result<PlayedMatch & { readonly match: Match }, PlayedMatchError> {
  const parsed = v.safeParse(PlayedMatchSchema, data)
  if (!parsed.success) return { ok: false, error: 'not-a-match' }
  const played = parsed.output as PlayedMatch
  const replayed = replay(played.setup, played.events)
  return replayed.ok ? { ok: true, value: { ...played, match: replayed.value } } : replayed
}
