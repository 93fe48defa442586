import {
  type GenericSchema,
  array,
  boolean,
  number,
  object,
  optional,
  safeParse,
  unknown,
} from 'valibot'
import { parseRules, type Result } from '@/engine'
import type { HistoryEntry } from '@/model/history-entry'
import { MatchIdSchema, TimeSchema } from '../saves/match-data'
import { PlayerSchema } from '../saves/player-schema'
import { isEntryPossible } from './possible-entry'

const EntrySchema = object({
  id: MatchIdSchema,
  startedAt: TimeSchema,
  endedAt: TimeSchema,
  rules: unknown(),
  seats: array(
    object({
      ...PlayerSchema.entries,
      total: number(),
      chips: optional(number()),
      turns: number(),
      points: number(),
      best: optional(number()),
      boxesShut: number(),
    }),
  ),
  isAbandoned: boolean(),
  winners: array(number()),
  payers: array(number()),
  captain: optional(number()),
}) satisfies GenericSchema<unknown, Omit<HistoryEntry, 'rules'>>

/** Parses unknown data as the entries of one page of the index; refuses impossible ones. */
export function parseEntries(data: unknown): Result<readonly HistoryEntry[], 'not-entries'> {
  const parsed = safeParse(array(EntrySchema), data)
  const entries: HistoryEntry[] = []
  for (const fields of parsed.success ? parsed.output : []) {
    const rules = parseRules(fields.rules)
    if (rules.ok) entries.push({ ...fields, rules: rules.value })
  }
  const areAllThere = parsed.success && entries.length === parsed.output.length
  return areAllThere && entries.every(isEntryPossible)
    ? { ok: true, value: entries }
    : { ok: false, error: 'not-entries' }
}
