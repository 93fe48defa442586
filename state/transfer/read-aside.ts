import { array, object, safeParse, string } from 'valibot'
import type { Person } from '@/model/person'
import type { PlayedMatch } from '@/model/played-match'
import { isMatchKey } from '../history/match-store'
import { parsePeople } from '../people/people'
import { parseMatch } from '../saves/match-data'
import { SAVE_KINDS, type SaveKind } from '../saves/save-kinds'
import { readSave } from '../saves/save-text'
import { originalKey } from '../saves/set-aside'
import { parseTable } from '../table/table-data'

const AsideSchema = array(object({ key: string(), value: string() }))

/**
 * The content of saves that were set aside and can be read now; the longest matches and latest people first.
 */
type Understood = { readonly matches: readonly PlayedMatch[]; readonly people: readonly Person[] }

const dataIn = (text: string, kind: SaveKind): unknown => {
  const save = readSave(text, kind)
  return save.ok ? save.value.data : undefined
}

function matchesIn(key: string, text: string): readonly PlayedMatch[] {
  if (isMatchKey(key)) {
    const match = parseMatch(dataIn(text, SAVE_KINDS.match), 'file')
    return match.ok ? [match.value] : []
  }
  if (!key.startsWith('live/')) return []
  const table = parseTable(dataIn(text, SAVE_KINDS.table))
  if (!table.ok) return []
  const { live, unsaved } = table.value
  return [...unsaved, ...(live && live.events.length > 0 ? [live] : [])]
}

function peopleIn(key: string, text: string) {
  if (!key.startsWith('people/')) return []
  const save = readSave(text, SAVE_KINDS.people)
  const people = save.ok ? parsePeople(save.value.data) : save
  return save.ok && people.ok ? [{ counter: save.value.counter, people: people.value }] : []
}

/**
 * Reads the saves of an export that the exporting app could not read. A later version may be able to; what
 * this one cannot read is left out.
 */
export function readAside(aside: unknown): Understood {
  const parsed = safeParse(AsideSchema, aside)
  const saves = parsed.success
    ? parsed.output.map(({ key, value }) => [originalKey(key), value] as const)
    : []
  return {
    // Both slots of the table or the people may have been set aside, with an earlier and a later state.
    matches: saves
      .flatMap(([key, text]) => matchesIn(key, text))
      .sort((a, b) => b.events.length - a.events.length),
    people: saves
      .flatMap(([key, text]) => peopleIn(key, text))
      .sort((a, b) => b.counter - a.counter)
      .flatMap(({ people }) => people),
  }
}
