import * as v from 'valibot'
import type { Result } from '@/engine'
import type { MatchError, PlayedMatch } from '@/model/played-match'
import { matchData, parseMatch } from '../saves/match-data'

/** What is saved of the table: the match on it, and those before it that the history has not saved yet. */
export type SavedTable = {
  readonly live: PlayedMatch | undefined
  readonly left: readonly PlayedMatch[]
}

const TableSchema = v.strictObject({ live: v.unknown(), left: v.array(v.unknown()) })

export const tableData = ({ live, left }: SavedTable) => ({
  live: live ? matchData(live) : null,
  left: left.map(matchData),
})

export function parseTable(data: unknown): Result<SavedTable, 'not-a-table' | MatchError> {
  const parsed = v.safeParse(TableSchema, data)
  if (!parsed.success) return { ok: false, error: 'not-a-table' }
  const left: PlayedMatch[] = []
  for (const item of parsed.output.left) {
    const played = parseMatch(item)
    if (!played.ok) return played
    left.push(played.value)
  }
  if (parsed.output.live === null) return { ok: true, value: { live: undefined, left } }
  const live = parseMatch(parsed.output.live)
  return live.ok ? { ok: true, value: { live: live.value, left } } : live
}
