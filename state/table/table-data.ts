import { array, safeParse, strictObject, unknown } from 'valibot'
import type { Result } from '@/engine'
import type { MatchError, PlayedMatch } from '@/model/played-match'
import { matchData, parseMatch } from '../saves/match-data'

/**
 * What is saved of the table: the live match, and earlier ones that the history has not saved yet.
 */
export type SavedTable = {
  readonly live: PlayedMatch | undefined
  readonly unsaved: readonly PlayedMatch[]
}

/** `left` are the unsaved matches: those that have left the table. */
const TableSchema = strictObject({ live: unknown(), left: array(unknown()) })

export const tableData = ({ live, unsaved }: SavedTable) => ({
  live: live ? matchData(live) : null,
  left: unsaved.map(matchData),
})

export function parseTable(data: unknown): Result<SavedTable, 'not-a-table' | MatchError> {
  const parsed = safeParse(TableSchema, data)
  if (!parsed.success) return { ok: false, error: 'not-a-table' }
  const unsaved: PlayedMatch[] = []
  for (const item of parsed.output.left) {
    const played = parseMatch(item, 'save')
    if (!played.ok) return played
    unsaved.push(played.value)
  }
  if (parsed.output.live === null) return { ok: true, value: { live: undefined, unsaved } }
  const live = parseMatch(parsed.output.live, 'save')
  return live.ok ? { ok: true, value: { live: live.value, unsaved } } : live
}
