import { readKeys, writeKey } from '@/device/storage'
import type { MatchAnalysis } from '@/model/match-analysis'
import { analysisKeyOf } from '../history/match-store'
import { SAVE_KINDS } from '../saves/save-kinds'
import { readSave, writeSave } from '../saves/save-text'

/** With the number of events that were analysed: the match may have gone on since. */
export type KeptAnalysis = MatchAnalysis & { readonly events: number }

/** Longer ones are worked out again each time: Android cannot read more than 2 MB at once. */
const LONGEST = 1_000_000

/**
 * Whether data is an analysis. Its checksum was right, so that the app has written it, and in this
 * version: its kind of save has one of its own.
 */
function isAnalysis(data: unknown): data is KeptAnalysis {
  const { events, seats, course } = Object(data) as Partial<KeptAnalysis>
  return typeof events === 'number' && Array.isArray(seats) && Array.isArray(course)
}

/** The analyses of these matches that are kept, by id. Never rejects: what is missing is made again. */
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

/** Keeps an analysis with its match; if that fails it is worked out again. */
export async function keepAnalysis(id: string, analysis: KeptAnalysis): Promise<void> {
  const text = writeSave(SAVE_KINDS.analysis, { counter: 0, data: analysis })
  if (text.length <= LONGEST) await writeKey(analysisKeyOf(id), text)
}
