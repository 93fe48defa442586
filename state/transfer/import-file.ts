import * as v from 'valibot'
import { entryOf } from '@/model/history-entry'
import type { MatchError, PlayedMatch } from '@/model/played-match'
import type { ImportResult } from '@/model/transfer'
import { addEntries, addToHistory, findMatch, openHistory, useHistory } from '../history/history'
import { MATCH_BATCH_SIZE, writeMatches } from '../history/match-store'
import { addPeople, parsePeople } from '../people/people'
import { matchData, parseMatch } from '../saves/match-data'
import { parseJson } from '../saves/safe-json'
import { migrate, SAVE_KINDS } from '../saves/save-kinds'
import { useLiveMatch } from '../table/live-match'
import { EXPORT_APP } from './export-file'
import { readAside } from './read-aside'

/** In characters. Ten thousand matches take about twelve million. */
export const LARGEST_IMPORT = 100_000_000

/** The fields that exports of every version have. */
const HeadSchema = v.looseObject({
  app: v.literal(EXPORT_APP),
  version: v.pipe(v.number(), v.integer()),
})

const FileSchema = v.strictObject({
  ...HeadSchema.entries,
  exportedAt: v.number(),
  people: v.unknown(),
  matches: v.array(v.unknown()),
  aside: v.optional(v.unknown()),
})

const NOT_AN_EXPORT: ImportResult = { ok: false, error: 'not-an-export' }

/** Waits for a macrotask, so that the app can render a frame. */
const yieldToRendering = () => new Promise((resolve) => setTimeout(resolve))

/** Whether the longer match has all events of the shorter one, and more. */
const isContinuation = (longer: PlayedMatch, shorter: PlayedMatch) =>
  longer.seed === shorter.seed &&
  longer.events.length > shorter.events.length &&
  JSON.stringify(longer.events.slice(0, shorter.events.length)) === JSON.stringify(shorter.events)

type Sorted = {
  readonly added: PlayedMatch[]
  readonly continued: PlayedMatch[]
  readonly refused: MatchError[]
  skipped: number
}

/** Replays every match of the file by the rules, and sorts them by how they will be imported. */
async function sortMatches(matches: readonly unknown[]): Promise<Sorted> {
  const sorted: Sorted = { added: [], continued: [], refused: [], skipped: 0 }
  const entries = new Map(useHistory.getState().entries.map((entry) => [entry.id, entry]))
  const seen = new Set<string>()
  const liveId = useLiveMatch.getState().live?.id
  for (const [index, data] of matches.entries()) {
    if (index > 0 && index % MATCH_BATCH_SIZE === 0) await yieldToRendering()
    const parsed = parseMatch(data)
    if (!parsed.ok) {
      sorted.refused.push(parsed.error)
      continue
    }
    const played = parsed.value
    const known = entries.get(played.id)
    if (seen.has(played.id) || played.id === liveId) sorted.skipped++
    else if (!known) sorted.added.push(played)
    else {
      const saved = known.isAbandoned ? await findMatch(played.id) : undefined
      if (saved && isContinuation(played, saved)) sorted.continued.push(played)
      else sorted.skipped++
    }
    seen.add(played.id)
  }
  return sorted
}

async function writeAll({ added, continued }: Sorted): Promise<boolean> {
  for (let from = 0; from < added.length; from += MATCH_BATCH_SIZE) {
    const batch = added.slice(from, from + MATCH_BATCH_SIZE)
    if (!(await writeMatches(batch)).ok) return false
    await addEntries(batch.map(entryOf))
  }
  for (const played of continued) if (!(await addToHistory(played))) return false
  return true
}

/** Imports a file: checks all of it first, down to the last event, then adds what is new. */
export async function importText(text: string): Promise<ImportResult> {
  if (text.length > LARGEST_IMPORT) return { ok: false, error: 'too-large' }
  const json = parseJson(text)
  if (!json.ok) return json
  const head = v.safeParse(HeadSchema, json.value)
  if (!head.success) return NOT_AN_EXPORT
  const migrated = migrate(json.value, head.output.version, SAVE_KINDS.export)
  if (!migrated.ok)
    return migrated.error === 'damaged' ? NOT_AN_EXPORT : { ok: false, error: migrated.error }
  const file = v.safeParse(FileSchema, migrated.value)
  const people = file.success ? parsePeople(file.output.people) : undefined
  if (!file.success || !people?.ok) return NOT_AN_EXPORT
  if (!(await openHistory())) return { ok: false, error: 'unreadable' }
  const aside = readAside(file.output.aside)
  const sorted = await sortMatches([...file.output.matches, ...aside.matches.map(matchData)])
  const newMatches = [...sorted.added, ...sorted.continued]
  // Players who are missing from the people of the file are added from its matches.
  if (newMatches.length > 0)
    addPeople([
      ...people.value,
      ...aside.people,
      ...newMatches.flatMap(({ match }) => match.setup.players),
    ])
  if (!(await writeAll(sorted))) return { ok: false, error: 'not-written' }
  const { added, continued, skipped, refused } = sorted
  return {
    ok: true,
    value: { added: added.length, continued: continued.length, skipped, refused },
  }
}
