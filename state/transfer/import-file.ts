import * as v from 'valibot'
import type { Result } from '@/engine'
import { entryOf } from '../history/entry'
import { addEntries, findMatch, keepMatch, openHistory, useHistory } from '../history/history'
import { HANDFUL, writeMatches } from '../history/match-store'
import { useLiveMatch } from '../live-match'
import { addPeople, parsePeople } from '../people'
import { migrate } from '../saves/migrations'
import { parseMatch, type MatchError, type PlayedMatch } from '../saves/played-match'
import { parseJson } from '../saves/safe-json'
import { EXPORT_APP } from './export-file'

export const IMPORT_ERRORS = [
  'too-large',
  'not-json',
  'poisoned',
  'not-an-export',
  'version-unknown',
  'unreadable',
  'not-written',
] as const
export type ImportError = (typeof IMPORT_ERRORS)[number]

export type ImportReport = {
  /** New to this phone. */
  readonly added: number
  /** Known here, but not as far as the file knows them. */
  readonly continued: number
  /** Known here already. */
  readonly skipped: number
  /** Why those were refused that do not hold by the rules. */
  readonly refused: readonly MatchError[]
}

/** In characters. Ten thousand matches are about twelve million. */
export const LARGEST_IMPORT = 100_000_000

const FileSchema = v.strictObject({
  app: v.literal(EXPORT_APP),
  version: v.pipe(v.number(), v.integer()),
  exportedAt: v.number(),
  people: v.unknown(),
  matches: v.array(v.unknown()),
  aside: v.optional(v.unknown()),
})

const breathe = () => new Promise((resolve) => setTimeout(resolve))

/** Whether one match is another that was played on. */
const goesOn = (longer: PlayedMatch, shorter: PlayedMatch) =>
  longer.seed === shorter.seed &&
  longer.events.length > shorter.events.length &&
  JSON.stringify(longer.events.slice(0, shorter.events.length)) === JSON.stringify(shorter.events)

type Sorted = {
  readonly added: PlayedMatch[]
  readonly continued: PlayedMatch[]
  readonly refused: MatchError[]
  skipped: number
}

/** Plays every match of the file by the rules, and sorts them by what is to be done with them. */
async function sortMatches(matches: readonly unknown[], version: number): Promise<Sorted> {
  const sorted: Sorted = { added: [], continued: [], refused: [], skipped: 0 }
  const entries = new Map(useHistory.getState().entries.map((entry) => [entry.id, entry]))
  const seen = new Set<string>()
  const live = useLiveMatch.getState().live?.id
  for (const [index, data] of matches.entries()) {
    if (index > 0 && index % HANDFUL === 0) await breathe()
    const migrated = migrate(data, version)
    const parsed = parseMatch(migrated.ok ? migrated.value : undefined)
    if (!parsed.ok) {
      sorted.refused.push(parsed.error)
      continue
    }
    const played = parsed.value
    const known = entries.get(played.id)
    if (seen.has(played.id) || played.id === live) sorted.skipped++
    else if (!known) sorted.added.push(played)
    else {
      const mine = known.isAbandoned ? await findMatch(played.id) : undefined
      if (mine && goesOn(played, mine)) sorted.continued.push(played)
      else sorted.skipped++
    }
    seen.add(played.id)
  }
  return sorted
}

async function writeAll({ added, continued }: Sorted): Promise<boolean> {
  for (let from = 0; from < added.length; from += HANDFUL) {
    const handful = added.slice(from, from + HANDFUL)
    if (!(await writeMatches(handful)).ok) return false
    await addEntries(handful.map(entryOf))
  }
  for (const played of continued) if (!(await keepMatch(played))) return false
  return true
}

/** Checks a file from its size to its last throw, and only then adds what is new in it. */
export async function importText(text: string): Promise<Result<ImportReport, ImportError>> {
  if (text.length > LARGEST_IMPORT) return { ok: false, error: 'too-large' }
  const json = parseJson(text)
  if (!json.ok) return json
  const file = v.safeParse(FileSchema, json.value)
  if (!file.success) return { ok: false, error: 'not-an-export' }
  const { version, matches } = file.output
  const migrated = migrate(file.output.people, version)
  if (!migrated.ok) return migrated
  const people = parsePeople(migrated.value)
  if (!people.ok) return { ok: false, error: 'not-an-export' }
  if (!(await openHistory())) return { ok: false, error: 'unreadable' }
  const sorted = await sortMatches(matches, version)
  const news = [...sorted.added, ...sorted.continued]
  // Who is not in the file's own list, which may have been cut from it, is known from the seats.
  if (news.length > 0) addPeople([...people.value, ...news.flatMap(({ setup }) => setup.players)])
  if (!(await writeAll(sorted))) return { ok: false, error: 'not-written' }
  const { added, continued, skipped, refused } = sorted
  return {
    ok: true,
    value: { added: added.length, continued: continued.length, skipped, refused },
  }
}
