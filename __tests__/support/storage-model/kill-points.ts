import { readSave } from '@/state/saves/save-text'
import { TEARS, type Change, type Disk } from './disk'
import { kindOf } from './save-kind'

const EVERY_BYTES = 10

/** A disk as a kill left it: before a step of a call, or in the middle of it where it is torn. */
export type KillPoint = { readonly disk: Disk; readonly step: number; readonly isTorn: boolean }

type Call = { readonly before: Disk; readonly change: Change }

/**
 * Every disk that a kill during a call can leave behind: before and after each of its steps, and torn at
 * every tenth byte of them.
 */
export function* killPointsOf({ before, change }: Call): Generator<KillPoint> {
  const count = before.copy().plan(change).length
  const reach = (disk: Disk, step: number) => {
    const steps = disk.plan(change)
    steps.slice(0, step).forEach((done) => done.land())
    return steps[step]
  }
  for (let step = 0; step < count; step++) {
    const untouched = before.copy()
    const { bytes } = reach(untouched, step)!
    yield { disk: untouched, step, isTorn: false }
    for (let at = EVERY_BYTES; at < bytes; at += EVERY_BYTES) {
      const disk = before.copy()
      reach(disk, step)!.tear(at, TEARS[(at / EVERY_BYTES) % TEARS.length]!)
      yield { disk, step, isTorn: true }
    }
  }
  const landed = before.copy()
  reach(landed, count)
  yield { disk: landed, step: count, isTorn: false }
}

/**
 * Whether every torn text of a call would be noticed when it is read. What is noticed is put aside unseen,
 * so that one restart stands for all of them.
 */
export function isTearNoticed({ before, change }: Call, torn: Disk): boolean {
  const entries = change.kind === 'set' ? change.entries : []
  return entries.every(([key, value]) => {
    try {
      const text = torn.read(key)
      return text === value || text === before.read(key) || !text || !readSave(text, kindOf(key)).ok
    } catch {
      return true
    }
  })
}
