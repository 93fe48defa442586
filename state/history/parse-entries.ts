import * as v from 'valibot'
import { parseRules, type Result } from '@/engine'
import type { HistoryEntry } from '@/model/history-entry'
import { PlayerSchema } from '../saves/player-schema'

const EntrySchema = v.object({
  id: v.string(),
  startedAt: v.number(),
  endedAt: v.number(),
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

/** Parses unknown data as the entries of one page of the index. */
export function parseEntries(data: unknown): Result<readonly HistoryEntry[], 'not-entries'> {
  const parsed = v.safeParse(v.array(EntrySchema), data)
  if (!parsed.success || !parsed.output.every(({ rules }) => parseRules(rules).ok))
    return { ok: false, error: 'not-entries' }
  return { ok: true, value: parsed.output as HistoryEntry[] }
}
