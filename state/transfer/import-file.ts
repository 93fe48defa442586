import * as v from 'valibot'
import { entryOf } from '@/model/history-entry'
import type { MatchError, PlayedMatch } from '@/model/played-match'
import type { Imported } from '@/model/transfer'
import { addEntries, findMatch, keepMatch, openHistory, useHistory } from '../history/history'
import { HANDFUL, writeMatches } from '../history/match-store'
import { addPeople, parsePeople } from '../people/people'
import { parseMatch } from '../saves/match-data'
import { parseJson } from '../saves/safe-json'
import { migrate, SAVE_KINDS } from '../saves/save-kinds'
import { useLiveMatch } from '../table/live-match'
import { EXPORT_APP } from './export-file'

/** In characters. Ten thousand matches are about twelve million. */
export const LARGEST_IMPORT = 100_000_000

/** What every version of an export has. */
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

const NOT_AN_EXPORT: Imported = { ok: false, error: 'not-an-export' }

/** Lets the app draw a frame. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))

/** Whether the longer match is the shorter one, played on. */
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
async function sortMatches(matches: readonly unknown[]): Promise<Sorted> {
  const sorted: Sorted = { added: [], continued: [], refused: [], skipped: 0 }
  const entries = new Map(useHistory.getState().entries.map((entry) => [entry.id, entry]))
  const seen = new Set<string>()
  const live = useLiveMatch.getState().live?.id
  for (const [index, data] of matches.entries()) {
    if (index > 0 && index % HANDFUL === 0) await breathe()
    const parsed = parseMatch(data)
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
export async function importText(text: string): Promise<Imported> {
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
  const sorted = await sortMatches(file.output.matches)
  const news = [...sorted.added, ...sorted.continued]
  // The people of the file need not be all who played: the others are known from the matches.
  if (news.length > 0)
    addPeople([...people.value, ...news.flatMap(({ match }) => match.setup.players)])
  if (!(await writeAll(sorted))) return { ok: false, error: 'not-written' }
  const { added, continued, skipped, refused } = sorted
  return {
    ok: true,
    value: { added: added.length, continued: continued.length, skipped, refused },
  }
}
