import {
  array,
  integer,
  literal,
  looseObject,
  number,
  optional,
  pipe,
  safeParse,
  strictObject,
  unknown,
} from 'valibot'
import type { MatchError, PlayedMatch } from '@/model/played-match'
import { peopleAmong } from '@/model/player'
import { rulesKeyOf } from '@/model/rules-id'
import type { ImportResult } from '@/model/transfer'
import { addMatches, addToHistory, findMatch, openHistory, useHistory } from '../history/history'
import { MATCH_BATCH_SIZE } from '../history/match-store'
import type { Table } from '../people/join-people'
import { addPeople, parsePeople } from '../people/people'
import { matchData, parseMatch } from '../saves/match-data'
import { parseJson } from '../saves/safe-json'
import { migrate, SAVE_KINDS } from '../saves/save-kinds'
import { useLiveMatch } from '../table/live-match'
import { EXPORT_APP } from './export-file'
import { enqueueImport } from './import-queue'
import { readAside } from './read-aside'

/** In characters. Ten thousand matches take about twelve million. */
export const LARGEST_IMPORT = 100_000_000

/** The fields that exports of every version have. */
const HeadSchema = looseObject({
  app: literal(EXPORT_APP),
  version: pipe(number(), integer()),
})

const FileSchema = strictObject({
  ...HeadSchema.entries,
  exportedAt: number(),
  people: unknown(),
  matches: array(unknown()),
  aside: optional(unknown()),
})

const NOT_AN_EXPORT: ImportResult = { ok: false, error: 'not-an-export' }
const STOPPED: ImportResult = { ok: false, error: 'stopped' }

/** Waits for a macrotask, so that the app can render a frame. */
const yieldToRendering = () => new Promise((resolve) => setTimeout(resolve))

const idsAt = ({ match }: PlayedMatch): Table => match.setup.players.map(({ id }) => id)

const setUpKey = (played: PlayedMatch) =>
  JSON.stringify([rulesKeyOf(played.match.setup.rules), idsAt(played)])

/**
 * Whether the longer match has all events of the shorter one, and more. The seeds may differ: a match
 * continued elsewhere had a new one.
 */
const isContinuation = (longer: PlayedMatch, shorter: PlayedMatch) =>
  setUpKey(longer) === setUpKey(shorter) &&
  longer.events.length > shorter.events.length &&
  JSON.stringify(longer.events.slice(0, shorter.events.length)) === JSON.stringify(shorter.events)

type Sorted = {
  readonly added: PlayedMatch[]
  readonly continued: PlayedMatch[]
  readonly refused: MatchError[]
  skipped: number
}

/** Replays every match of the file by the rules, and sorts them by how they will be imported. */
async function sortMatches(matches: readonly unknown[], isStopped: () => boolean): Promise<Sorted> {
  const sorted: Sorted = { added: [], continued: [], refused: [], skipped: 0 }
  const entries = new Map(useHistory.getState().entries.map((entry) => [entry.id, entry]))
  const seen = new Set<string>()
  const liveId = useLiveMatch.getState().live?.id
  for (const [index, data] of matches.entries()) {
    if (index > 0 && index % MATCH_BATCH_SIZE === 0) await yieldToRendering()
    if (isStopped()) break
    const parsed = parseMatch(data, 'file')
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

/** Adds the matches until one fails or the import is stopped; resolves to whether all are saved. */
async function writeAll({ added, continued }: Sorted, isStopped: () => boolean): Promise<boolean> {
  for (let from = 0; from < added.length && !isStopped(); from += MATCH_BATCH_SIZE)
    if (!(await addMatches(added.slice(from, from + MATCH_BATCH_SIZE)))) return false
  for (const played of continued) if (!isStopped() && !(await addToHistory(played))) return false
  return true
}

/** The tables of the history, the live match and the file, as lists of ids. */
function allTables(added: readonly PlayedMatch[]): readonly Table[] {
  const { live } = useLiveMatch.getState()
  return [
    ...useHistory.getState().entries.map(({ seats }) => seats.map(({ id }) => id)),
    ...[...(live ? [live] : []), ...added].map(idsAt),
  ]
}

async function importNow(text: string, isStopped: () => boolean): Promise<ImportResult> {
  if (text.length > LARGEST_IMPORT) return { ok: false, error: 'too-large' }
  const json = parseJson(text)
  if (!json.ok) return json
  const head = safeParse(HeadSchema, json.value)
  if (!head.success) return NOT_AN_EXPORT
  const migrated = migrate(json.value, head.output.version, SAVE_KINDS.export)
  if (!migrated.ok)
    return migrated.error === 'damaged' ? NOT_AN_EXPORT : { ok: false, error: migrated.error }
  const file = safeParse(FileSchema, migrated.value)
  const people = file.success ? parsePeople(file.output.people) : undefined
  if (!file.success || !people?.ok) return NOT_AN_EXPORT
  if (!(await openHistory())) return { ok: false, error: 'unreadable' }
  const aside = readAside(file.output.aside)
  const sorted = await sortMatches(
    [...file.output.matches, ...aside.matches.map(matchData)],
    isStopped,
  )
  if (isStopped()) return STOPPED
  const newMatches = [...sorted.added, ...sorted.continued]
  // People missing from the people of the file are added from its matches.
  const players = newMatches.flatMap(({ match }) => peopleAmong(match.setup.players))
  const withMatches = newMatches.length > 0 ? people.value : []
  addPeople([...withMatches, ...aside.people, ...players], allTables(newMatches))
  const isWritten = await writeAll(sorted, isStopped)
  if (isStopped()) return STOPPED
  if (!isWritten) return { ok: false, error: 'not-written' }
  const { added, continued, skipped, refused } = sorted
  return {
    ok: true,
    value: { added: added.length, continued: continued.length, skipped, refused },
  }
}

/** Imports a file: checks all of it first, down to the last event, then adds what is new. */
export const importText = (text: string): Promise<ImportResult> =>
  enqueueImport((isStopped) => importNow(text, isStopped))
