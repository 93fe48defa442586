import { findMatch, openHistory, useHistory } from '@/state/history/history'
import { usePeople } from '@/state/people/people'
import { matchData } from '@/state/saves/match-data'
import { exportText } from '@/state/transfer/export-file'
import { importText, LARGEST_IMPORT } from '@/state/transfer/import-file'
import { phone } from '../support/storage-model/phone'
import { leaveAndPlayOn, playAndExport } from '../support/storage-model/real-exports'
import { start } from '../support/storage-model/restart'
import { rowsDisk } from '../support/storage-model/rows-disk'

type File = {
  app: string
  version: number
  people: Record<string, unknown>[]
  matches: Record<string, unknown>[]
}

const nothingNew = { added: 0, continued: 0 }

/** Everything in the history, match by match, and everybody in it. */
async function contents() {
  await openHistory()
  const ids = useHistory.getState().entries.map(({ id }) => id)
  const matches = await Promise.all(ids.map(findMatch))
  return {
    matches: matches.map((played) => matchData(played!)),
    people: usePeople.getState().people,
  }
}

let text = ''
beforeAll(async () => {
  text = (await playAndExport(1, 8)).text
})
beforeEach(() => start(rowsDisk()))

const changed = (change: (file: File) => void) => {
  const file = JSON.parse(text) as File
  change(file)
  return JSON.stringify(file)
}

test('gives back exactly what was handed over, and adds nothing the second time', async () => {
  const { disk } = await playAndExport(1, 8)
  await start(disk)
  const before = await contents()
  const file = await exportText()
  await start(rowsDisk())
  expect(await importText(file)).toMatchObject({ ok: true, value: { added: 8, skipped: 0 } })
  expect(await contents()).toEqual(before)
  const { writes } = phone
  expect(await importText(file)).toMatchObject({ ok: true, value: { ...nothingNew, skipped: 8 } })
  expect(phone.writes).toBe(writes)
  await start(phone.disk)
  expect(await contents()).toEqual(before)
})

test('goes on with a match that was left here and played to its end elsewhere, never the other way', async () => {
  const { left, ended, id } = await leaveAndPlayOn()
  await start(left.disk)
  expect(await importText(ended.text)).toMatchObject({ ok: true, value: { continued: 1 } })
  await start(phone.disk)
  await openHistory()
  expect(useHistory.getState().entries).toMatchObject([{ id, isAbandoned: false }])
  expect(await importText(left.text)).toMatchObject({
    ok: true,
    value: { ...nothingNew, skipped: 1 },
  })
})

test.each<[string, (events: string[]) => string[]]>([
  ['is shorter', (events) => events.slice(0, 4)],
  ['went another way', (events) => [...events.slice(0, -1), 's1', 'r66', 's12']],
])('a match that was left here stays as it is where the file %s', async (_, change) => {
  const { left, id } = await leaveAndPlayOn()
  const file = JSON.parse(left.text) as File
  const [match] = file.matches
  match!.events = change((match!.events as string).split(' ')).join(' ')
  await start(left.disk)
  const before = (await findMatch(id))!.events
  const imported = await importText(JSON.stringify(file))
  expect(imported).toMatchObject({ ok: true, value: nothingNew })
  expect((await findMatch(id))!.events).toEqual(before)
})

test('takes two of the same name for one', async () => {
  await importText(text)
  const { people } = usePeople.getState()
  const file = JSON.stringify(JSON.parse(text)).replaceAll('"person-', '"other-')
  const ids = (JSON.parse(file) as File).matches.map(({ id }) => id as string)
  const fresh = ids.reduce((all, id) => all.replaceAll(id, id.replace(/^..../, 'abcd')), file)
  expect(await importText(fresh)).toMatchObject({ ok: true, value: { added: 8 } })
  const added = usePeople.getState().people.filter(({ id }) => id.startsWith('other-'))
  expect(added).toHaveLength(people.length)
  for (const { name, mergedInto } of added)
    expect(people.find(({ id }) => id === mergedInto)?.name).toBe(name)
})

test('has room for ten thousand real matches, and not for ever more', async () => {
  const { text: many } = await playAndExport(1000, 200)
  const file = JSON.parse(many) as File
  const matches = Array.from({ length: 10_000 }, (_, number) => ({
    ...file.matches[number % 200],
    id: number.toString(16).padStart(16, '0'),
  }))
  const huge = JSON.stringify({ ...file, matches })
  expect(huge.length).toBeLessThan(LARGEST_IMPORT / 2)
  await start(rowsDisk())
  expect(await importText(huge)).toMatchObject({ ok: true, value: { added: 10_000, refused: [] } })
  expect(useHistory.getState().entries).toHaveLength(10_000)
  const { writes } = phone
  const tooLarge = ' '.repeat(LARGEST_IMPORT) + text
  expect(await importText(tooLarge)).toEqual({ ok: false, error: 'too-large' })
  expect(phone.writes).toBe(writes)
}, 120_000)

test('one id twice in a file is one match', async () => {
  const file = changed(({ matches }) => void matches.push(matches[0]!))
  expect(await importText(file)).toMatchObject({ ok: true, value: { added: 8, skipped: 1 } })
  expect(useHistory.getState().entries).toHaveLength(8)
})

test('half a letter in a name comes through the store as it is', async () => {
  const half = '\ud83e'
  const file = changed(({ matches, people }) => {
    const [seat] = (matches[0]!.setup as { players: { name: string }[] }).players
    seat!.name = half
    people[0]!.name = half
  })
  expect(await importText(file)).toMatchObject({ ok: true, value: { added: 8 } })
  for (const key of phone.disk.keys())
    expect(phone.disk.read(key)).not.toMatch(
      /[\ud800-\udfff](?![\udc00-\udfff])(?<![\ud800-\udbff].)/,
    )
  await start(phone.disk)
  expect((await contents()).people.some(({ name }) => name === half)).toBe(true)
})

test('two imports at once are one after the other, and no match is there twice', async () => {
  const both = await Promise.all([importText(text), importText(text)])
  expect(both).toMatchObject([{ value: { added: 8 } }, { value: { added: 0, skipped: 8 } }])
  expect(useHistory.getState().entries).toHaveLength(8)
  const before = await contents()
  await start(phone.disk)
  expect(await contents()).toEqual(before)
})
