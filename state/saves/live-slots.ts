import { readKey, writeKey } from '@/device/storage'
import type { Match } from '@/engine'
import { parsePlayedMatch, type PlayedMatch } from './played-match'
import { readSave, writeSave } from './save-text'
import { setAside } from './set-aside'

/** The live match is written to these in turn, so that a torn write never takes the one before with it. */
const SLOTS = ['live/0', 'live/1'] as const

export type LoadedMatch = PlayedMatch & { readonly match: Match }

type Slot = {
  readonly key: string
  readonly counter: number
  readonly text: string | undefined
  /** Undefined where it cannot be read; null where it says that the table is clear. */
  readonly played: LoadedMatch | null | undefined
}

let counter = 0

async function readSlot(key: string): Promise<Slot> {
  const text = await readKey(key)
  const save = text === undefined ? undefined : readSave(text)
  if (!save?.ok) return { key, counter: -1, text, played: undefined }
  if (save.value.data === null) return { key, counter: save.value.counter, text, played: null }
  const parsed = parsePlayedMatch(save.value.data)
  return {
    key,
    counter: parsed.ok ? save.value.counter : -1,
    text,
    played: parsed.ok ? parsed.value : undefined,
  }
}

export type LoadedLive = {
  readonly played: LoadedMatch | undefined
  /** Something was there that could not be read; it has been put aside. */
  readonly isDamaged: boolean
}

/** The newest match that can be read; what cannot be is put aside before anything is written over it. */
export async function loadLive(): Promise<LoadedLive> {
  const slots = await Promise.all(SLOTS.map(readSlot))
  const damaged = slots.filter((slot) => slot.text !== undefined && slot.played === undefined)
  for (const slot of damaged) await setAside(slot.key, slot.text!)
  const newest = slots.reduce((best, slot) => (slot.counter > best.counter ? slot : best))
  counter = Math.max(0, newest.counter + 1)
  // The next write goes over the older slot.
  if (counter % 2 === SLOTS.indexOf(newest.key as (typeof SLOTS)[number])) counter++
  return { played: newest.played ?? undefined, isDamaged: damaged.length > 0 }
}

/** Writes the match as it stands, or that the table is clear. */
export function saveLive(played: PlayedMatch | null) {
  const now = counter++
  return writeKey(SLOTS[now % 2]!, writeSave({ counter: now, data: played }))
}
