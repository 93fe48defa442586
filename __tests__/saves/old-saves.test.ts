import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useHistory } from '@/state/history/history'
import { useNotices } from '@/state/saves/notices'
import { importText } from '@/state/transfer/import-file'
import { everything } from '../support/storage-model/everything'
import { iosDisk } from '../support/storage-model/ios-disk'
import { phone } from '../support/storage-model/phone'
import { start } from '../support/storage-model/restart'
import { rowsDisk } from '../support/storage-model/rows-disk'

// The bytes of version 1, written by the code of that time. They are never changed: whoever played then
// still has them. `opens` is what that code found in them.
const FIXTURES = join(__dirname, '../fixtures/saves-1')

type Entry = { readonly seats: readonly { readonly person: string }[] }
type Fixture = {
  readonly saved: Readonly<Record<string, string>>
  readonly opens: {
    readonly entries: readonly Entry[]
    readonly settings: { readonly isFlipped: boolean }
  }
}

/** An entry of then as it is today: the id of a player was called `person`. */
const asToday = (entry: Entry) => ({
  ...entry,
  seats: entry.seats.map(({ person, ...seat }) => ({ id: person, ...seat })),
})

/** Matches that wait for their first throw: whoever began them may still be taught. */
const BEGUN = ['table-begun.json', 'table-with-left.json']

/** Settings of then: where the phone lay was a switch. */
const settingsToday = ({ isFlipped, ...settings }: Fixture['opens']['settings']) => ({
  ...settings,
  seating: isFlipped ? 'between-two' : 'handed-on',
})

/** Settings that did not exist then: initial values, and no lesson for who has played. */
const laterSettings = (name: string) => ({
  isRotationLocked: false,
  isLeftHanded: false,
  areKeysOn: true,
  language: 'system',
  verbosity: 'full',
  coach: 'off',
  lesson: BEGUN.includes(name) ? 'throw' : 'done',
})

const read = (name: string) => readFileSync(join(FIXTURES, name), 'utf8')
const names = readdirSync(FIXTURES).filter((name) => name !== 'export.json')

const DISKS = { ios: iosDisk, rows: rowsDisk }

function diskOf(saved: Fixture['saved'], empty: keyof typeof DISKS) {
  const disk = DISKS[empty]()
  for (const step of disk.plan({ kind: 'set', entries: Object.entries(saved) })) step.land()
  return disk
}

describe.each(names)('%s', (name) => {
  const { saved, opens } = JSON.parse(read(name)) as Fixture
  const opensToday = {
    ...opens,
    entries: opens.entries.map(asToday),
    settings: { ...laterSettings(name), ...settingsToday(opens.settings) },
  }

  test.each(['ios', 'rows'] as const)('opens as it was, on %s', async (disk) => {
    await start(diskOf(saved, disk))
    expect(JSON.parse(await everything())).toEqual(opensToday)
    expect(useNotices.getState().notices).toEqual([])
  })

  test('matches are left as they are, byte for byte', async () => {
    await start(diskOf(saved, 'rows'))
    await everything()
    for (const [key, text] of Object.entries(saved))
      if (key.includes('/match/')) expect(phone.disk.read(key)).toBe(text)
  })
})

test('an export of then can be imported', async () => {
  await start(rowsDisk())
  expect(await importText(read('export.json'))).toMatchObject({
    ok: true,
    value: { added: 13, refused: [] },
  })
  const { opens } = JSON.parse(read('everything.json')) as Fixture
  expect(useHistory.getState().entries).toEqual(opens.entries.map(asToday))
})
