import * as v from 'valibot'
import { parseRules, type Result } from '@/engine'
import type { HistoryEntry } from '@/model/history-entry'
import { MatchIdSchema, TimeSchema } from '../saves/match-data'
import { PlayerSchema } from '../saves/player-schema'
import { isEntryPossible } from './possible-entry'

const EntrySchema = v.object({
  id: MatchIdSchema,
  startedAt: TimeSchema,
  endedAt: TimeSchema,
  rules: v.unknown(),
  seats: v.array(
    v.object({
      ...PlayerSchema.entries,
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
}) satisfies v.GenericSchema<unknown, Omit<HistoryEntry, 'rules'>>

/** Parses unknown data as the entries of one page of the index; refuses what cannot be true. */
export function parseEntries(data: unknown): Result<readonly HistoryEntry[], 'not-entries'> {
  const parsed = v.safeParse(v.array(EntrySchema), data)
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
