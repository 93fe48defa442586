import { readKeys, writeKey } from '@/device/storage'
import type { MatchAnalysis } from '@/model/match-analysis'
import { analysisKeyOf } from '../history/match-store'
import { SAVE_KINDS } from '../saves/save-kinds'
import { readSave, writeSave } from '../saves/save-text'

/** With the number of events analysed, as the match may have gone on since. */
export type KeptAnalysis = MatchAnalysis & { readonly events: number }

/** Longer ones are not stored but worked out each time: Android cannot read more than 2 MB at once. */
const LONGEST = 1_000_000

/**
 * Whether data is an analysis. More need not be checked: checksum and version say that this version of the app wrote
 * it.
 */
function isAnalysis(data: unknown): data is KeptAnalysis {
  const { events, seats, course } = Object(data) as Partial<KeptAnalysis>
  return typeof events === 'number' && Array.isArray(seats) && Array.isArray(course)
}

/** The stored analyses of these matches, by id. Never rejects, since missing ones can be worked out again. */
export async function readAnalyses(
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptAnalysis>> {
  const { found } = await readKeys(ids.map(analysisKeyOf)).catch(() => ({ found: [] }))
  const texts = new Map(found.map(({ key, value }) => [key, value]))
  const kept = new Map<string, KeptAnalysis>()
  for (const id of ids) {
    const text = texts.get(analysisKeyOf(id))
    const save = text === undefined ? undefined : readSave(text, SAVE_KINDS.analysis)
    if (save?.ok && isAnalysis(save.value.data)) kept.set(id, save.value.data)
  }
  return kept
}

/** Stores an analysis beside its match. */
export async function keepAnalysis(id: string, analysis: KeptAnalysis): Promise<void> {
  const text = writeSave(SAVE_KINDS.analysis, { counter: 0, data: analysis })
  if (text.length <= LONGEST) await writeKey(analysisKeyOf(id), text)
}
