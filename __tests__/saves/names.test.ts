import { openHistory, findMatch, useHistory } from '@/state/history/history'
import { usePeople } from '@/state/people/people'
import { useNotices } from '@/state/saves/notices'
import { SAVE_KINDS } from '@/state/saves/save-kinds'
import { readSave, writeSave } from '@/state/saves/save-text'
import { importText } from '@/state/transfer/import-file'
import { phone } from '../support/storage-model/phone'
import { playAndExport } from '../support/storage-model/real-exports'
import { start } from '../support/storage-model/restart'
import { rowsDisk } from '../support/storage-model/rows-disk'

type Named = { id: string; name: string; colour: string; mergedInto?: string }
type Match = { id: string; setup: { players: Named[] } }
type File = { people: Named[]; matches: Match[] }

let text = ''
beforeAll(async () => {
  // Two sit at the table of this match.
  text = (await playAndExport(2, 1)).text
})
beforeEach(() => start(rowsDisk()))

/** The file with these names at the table of its one match, and among its people. */
function fileNaming(...names: readonly string[]): File {
  const file = JSON.parse(text) as File
  names.forEach((name, seat) => {
    file.matches[0]!.setup.players[seat]!.name = name
    file.people.find(({ id }) => id === file.matches[0]!.setup.players[seat]!.id)!.name = name
  })
  return file
}

const namesInHistory = async () => {
  await openHistory()
  const [entry] = useHistory.getState().entries
  const match = entry && (await findMatch(entry.id))
  const names = match?.match.setup.players.map(({ name }) => name)
  if (entry) expect(entry.seats.map(({ name }) => name)).toEqual(names)
  return names
}

const INVISIBLE = ['', '  ', '\u200b', '\n', '\u202e', '\u200d\u2060']

const FITTED: readonly (readonly [string, string, readonly [string, string]])[] = [
  ['line breaks', 'A\nnn', ['A nn', 'Ben']],
  ['an override', '\u202eAnn', ['Ann', 'Ben']],
  ['64 letters', 'x'.repeat(64), ['x'.repeat(24), 'Ben']],
  ['letters in two pieces', 'Jose\u0301', ['José', 'Ben']],
  ['the name of the other, in other letters', 'B\u200ben', ['Ben', 'Ben 2']],
]

test.each(INVISIBLE)('a match of a file with the name %j is refused', async (name) => {
  expect(await importText(JSON.stringify(fileNaming(name)))).toMatchObject({
    ok: true,
    value: { added: 0, refused: ['name-empty'] },
  })
  expect(usePeople.getState().people).toEqual([])
})

test.each(FITTED)('a name with %s in a file is made to fit', async (_, name, names) => {
  expect(await importText(JSON.stringify(fileNaming(name, 'Ben')))).toMatchObject({
    ok: true,
    value: { added: 1, refused: [] },
  })
  expect(await namesInHistory()).toEqual(names)
  await start(phone.disk)
  expect(await namesInHistory()).toEqual(names)
})

/** A phone on which the match was saved with these names, in the history and among the people. */
async function startWithSaved(...names: readonly string[]): Promise<void> {
  const { matches, people } = fileNaming(...names)
  const [match] = matches
  const disk = rowsDisk()
  const entries = [
    [`match/${match!.id}`, writeSave(SAVE_KINDS.match, { counter: 0, data: match })],
    ['people/0', writeSave(SAVE_KINDS.people, { counter: 0, data: people })],
  ].map(([key, value]) => [`shut-the-box/${key}`, value!] as const)
  for (const step of disk.plan({ kind: 'set', entries })) step.land()
  await start(disk)
}

test.each(INVISIBLE)('a match that was saved with the name %j is not lost', async (name) => {
  await startWithSaved(name, 'Ben')
  expect(await namesInHistory()).toEqual(['?', 'Ben'])
  expect(usePeople.getState().people.map((person) => person.name)).toContain('Ben')
  for (const { name: shown } of usePeople.getState().people) expect(shown).not.toBe(name)
  expect(useNotices.getState().notices).toEqual([])
})

test.each(FITTED)('a saved name with %s is made to fit', async (_, name, names) => {
  await startWithSaved(name, 'Ben')
  expect(await namesInHistory()).toEqual(names)
  expect(useNotices.getState().notices).toEqual([])
})

test('an index with names that do not fit is made again', async () => {
  await startWithSaved('Ann', 'Ben')
  await openHistory()
  const key = 'shut-the-box/index/0'
  const save = readSave(phone.disk.read(key)!, SAVE_KINDS.indexPage)
  if (!save.ok) throw new Error(save.error)
  const lying = JSON.stringify(save.value.data).replaceAll('"Ann"', '"\\u202e"')
  const data: unknown = JSON.parse(lying)
  phone.disk.damage(key, writeSave(SAVE_KINDS.indexPage, { counter: 0, data }))
  await start(phone.disk)
  expect(await namesInHistory()).toEqual(['Ann', 'Ben'])
})

const merges = () =>
  usePeople.getState().people.filter(({ mergedInto }) => mergedInto !== undefined)

test('a file cannot merge two who sat at one table', async () => {
  const file = fileNaming('Ann', 'Ben')
  const [ann, ben] = file.matches[0]!.setup.players as [Named, Named]
  file.people.find(({ id }) => id === ann.id)!.mergedInto = ben.id
  expect(await importText(JSON.stringify(file))).toMatchObject({ ok: true, value: { added: 1 } })
  expect(merges()).toEqual([])
})

test('nor by a name that one of them has here', async () => {
  const file = fileNaming('Ann', 'Ben')
  const [ann] = file.matches[0]!.setup.players as [Named]
  usePeople.setState({ people: [{ id: ann.id, name: 'Ben', colour: 'red' }] })
  expect(await importText(JSON.stringify(file))).toMatchObject({ ok: true, value: { added: 1 } })
  expect(merges()).toEqual([])
  expect(usePeople.getState().people.map(({ name }) => name)).toEqual(['Ben', 'Ben 2'])
})

test('nor two who sat together here', async () => {
  const file = fileNaming('Ann', 'Ben')
  const [ann, ben] = file.matches[0]!.setup.players as [Named, Named]
  await importText(JSON.stringify(file))
  usePeople.setState({ people: [] })
  const cleo = { ...ben, id: 'cleo', name: 'Cleo' }
  const [played] = file.matches as [Match]
  const other = {
    ...played,
    id: 'f'.repeat(16),
    setup: { ...played.setup, players: [ann, cleo] },
  }
  const people = [{ ...ann, mergedInto: ben.id }, ben]
  const next = JSON.stringify({ ...file, people, matches: [other] })
  expect(await importText(next)).toMatchObject({ ok: true, value: { added: 1 } })
  expect(merges()).toEqual([])
})
