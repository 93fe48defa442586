import { useNotices } from '@/state/saves/notices'
import { changeSettings } from '@/state/settings/settings'
import { rememberPeople } from '@/state/people/people'
import { readSave } from '@/state/saves/save-text'
import { randomFrom } from '../support/seeded-random'
import { CORRUPTION_NAMES, CORRUPTIONS } from '../support/storage-model/corruptions'
import type { Disk } from '../support/storage-model/disk'
import { everything, fullDisk } from '../support/storage-model/everything'
import { iosDisk } from '../support/storage-model/ios-disk'
import { isPlaying, playUpTo, someSetup } from '../support/storage-model/play-randomly'
import { phone } from '../support/storage-model/phone'
import { settle, start } from '../support/storage-model/restart'
import { rowsDisk } from '../support/storage-model/rows-disk'
import { isIndexKey, kindOf } from '../support/storage-model/save-kind'
import { volume } from '../support/volumes'

const { from, to } = volume('damagedSaves')

const notices = () => useNotices.getState().notices

const without = (disk: Disk, ...keys: readonly string[]): Disk => {
  const copy = disk.copy()
  for (const step of copy.plan({ kind: 'remove', keys })) step.land()
  return copy
}

/** Whether these bytes are still under their key, or under another one where they were set aside. */
const isKept = (key: string, text: string) =>
  phone.disk.read(key) === text ||
  phone.disk.keys().some((other) => other.includes('/aside/') && phone.disk.read(other) === text)

const foundOn = async (disk: Disk) => {
  await start(disk.copy())
  return everything()
}

/** Goes on until every slot has been written. */
async function useTheApp(): Promise<void> {
  const random = randomFrom(1)
  for (const isSoundOn of [true, false, true]) {
    changeSettings({ isSoundOn })
    rememberPeople(someSetup(random, 1).players)
  }
  if (isPlaying()) await playUpTo(random, 3)
  await settle()
}

describe.each<[string, () => Disk]>([
  ['on iOS', iosDisk],
  ['on Android and in a browser', rowsDisk],
])('%s', (_, empty) => {
  test('a damaged save is no worse than none: its bytes are kept, and that is told once', async () => {
    const full = await fullDisk(empty())
    const intact = await foundOn(full)
    const keys = full.keys()
    expect(keys).toHaveLength(11)
    const otherwise = new Map<string, string>()
    for (const key of keys) otherwise.set(key, await foundOn(without(full, key)))
    const random = randomFrom(11 + from)
    const damaged = new Set<string>()
    for (let number = from; number < to; number++) {
      const key = keys[number % keys.length]!
      const name = CORRUPTION_NAMES[Math.floor(number / keys.length) % CORRUPTION_NAMES.length]!
      const before = full.read(key)!
      const text = CORRUPTIONS[name](before, random, full)
      if (text === before) continue
      const where = `${number}: ${key}, ${name}: `
      const disk = full.copy()
      disk.damage(key, text)
      const found = await foundOn(disk)
      if (found !== intact && found !== otherwise.get(key)) throw new Error(where + found)
      if (isIndexKey(key)) {
        // A page of the index is rebuilt, without a notice.
        if (found !== intact || notices().length > 0) throw new Error(where + String(notices()))
        continue
      }
      const isWhole = readSave(text, kindOf(key)).ok && !notices().includes('set-aside')
      if (isWhole) continue
      damaged.add(`${key}, ${name}`)
      if (String(notices()) !== 'set-aside') throw new Error(`${where}told ${String(notices())}`)
      if (!isKept(key, text)) throw new Error(`${where}bytes lost at the start`)
      if (number % 10 === 0) await useTheApp()
      if (!isKept(key, text)) throw new Error(`${where}bytes lost in use`)
      await start(phone.disk)
      await everything()
      if (notices().length > 0) throw new Error(`${where}told again`)
    }
    const notDerived = keys.filter((key) => !isIndexKey(key))
    expect(damaged.size).toBe(notDerived.length * CORRUPTION_NAMES.length)
  }, 600_000)
})
