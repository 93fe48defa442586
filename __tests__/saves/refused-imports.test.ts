import { useHistory } from '@/state/history/history'
import { importText } from '@/state/transfer/import-file'
import { phone } from '../support/storage-model/phone'
import { playAndExport } from '../support/storage-model/real-exports'
import { start } from '../support/storage-model/restart'
import { rowsDisk } from '../support/storage-model/rows-disk'

type File = {
  app: string
  version: number
  people: Record<string, unknown>[]
  matches: Record<string, unknown>[]
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

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each<[string, () => string, string]>([
  ['is empty', () => '', 'not-json'],
  ['says NaN', () => text.replace(/"exportedAt":\d+/, '"exportedAt":NaN'), 'not-json'],
  [
    'says Infinity by a large number',
    () => text.replace(/"version":1/, '"version":1e999'),
    'not-an-export',
  ],
  ['is another app’s', () => changed((file) => (file.app = 'yahtzee')), 'not-an-export'],
  ['is of an unknown version', () => changed((file) => (file.version = 2)), 'version-unknown'],
  [
    'is of a version before the first',
    () => changed((file) => (file.version = 0)),
    'version-unknown',
  ],
  ['is of version 1e308', () => changed((file) => (file.version = 1e308)), 'version-unknown'],
  [
    'has __proto__ at the top',
    () => text.replace('{', '{"__proto__":{"isAdmin":true},'),
    'poisoned',
  ],
  [
    'has __proto__ deep inside',
    () => text.replace('"rules":{', '"rules":{"__proto__":{"x":1},'),
    'poisoned',
  ],
  [
    'has constructor deep inside',
    () => text.replace('"rules":{', '"rules":{"constructor":{"prototype":{}},'),
    'poisoned',
  ],
  [
    'has prototype in a person',
    () => text.replace('"people":[{', '"people":[{"prototype":1,'),
    'poisoned',
  ],
  [
    'hides __proto__ behind an escape',
    () => text.replace('{', '{"\\u005f_proto__":1,'),
    'poisoned',
  ],
  ['is an array of a million numbers', () => `[${'1,'.repeat(1_000_000)}1]`, 'not-an-export'],
  [
    'has matches that are no list',
    () => changed((file) => Object.assign(file, { matches: {} })),
    'not-an-export',
  ],
  [
    'says one more thing',
    () => changed((file) => Object.assign(file, { more: 1 })),
    'not-an-export',
  ],
  [
    'has somebody twice',
    () => changed((file) => void file.people.push(file.people[0]!)),
    'not-an-export',
  ],
  [
    'has a name of 10,000 letters',
    () => changed((file) => (file.people[0]!.name = 'x'.repeat(10_000))),
    'not-an-export',
  ],
  [
    'has people who point at each other in a ring',
    () =>
      changed(({ people }) => {
        people[0]!.mergedInto = people[1]!.id
        people[1]!.mergedInto = people[0]!.id
      }),
    'not-an-export',
  ],
  [
    'has somebody who points at themselves',
    () => changed(({ people }) => (people[0]!.mergedInto = people[0]!.id)),
    'not-an-export',
  ],
])('a file that %s is refused, and nothing is written', async (_, make, error) => {
  const { writes } = phone
  expect(await importText(make())).toEqual({ ok: false, error })
  expect(phone.writes).toBe(writes)
  expect({}).not.toHaveProperty('isAdmin')
})

test('JSON nested ten thousand deep is refused, wherever it is', async () => {
  const { writes } = phone
  const inside = text.replace('"aside":[', `"aside":[${deep(10_000)},`)
  const asMatch = text.replace('"matches":[', `"matches":[${deep(10_000)},`)
  expect((await importText(deep(10_000))).ok).toBe(false)
  expect(phone.writes).toBe(writes)
  for (const file of [inside, asMatch]) {
    const imported = await importText(file)
    if (imported.ok) expect(imported.value.added).toBeLessThanOrEqual(8)
    else expect(imported.error).toBe('not-json')
  }
})

const longName = { id: 'somebody', name: 'x'.repeat(10_000), colour: 'red' }

test.each<[string, (match: Record<string, unknown>) => void, string]>([
  [
    'dice that the phase does not allow',
    (match) => (match.events = `r66 ${match.events as string}`),
    'tiles-not-shut',
  ],
  ['a throw of three dice', (match) => (match.events = 'r111'), 'not-a-match'],
  ['an id that is not hexadecimal', (match) => (match.id = 'g'.repeat(16)), 'not-a-match'],
  ['an id that climbs', (match) => (match.id = '../people/0'), 'not-a-match'],
  ['an id of the wrong length', (match) => (match.id = 'f'), 'not-a-match'],
  ['a time before all time', (match) => (match.startedAt = -8.64e15 - 1), 'not-a-match'],
  ['a time that no calendar has', (match) => (match.endedAt = 9e15), 'not-a-match'],
  ['half a millisecond', (match) => (match.endedAt = 0.5), 'not-a-match'],
  ['a number that is too large', (match) => (match.startedAt = 1e308), 'not-a-match'],
  [
    'a name of 10,000 letters',
    (match) => Object.assign(match.setup as object, { players: [longName] }),
    'not-a-match',
  ],
  [
    'a hundred thousand players',
    (match) =>
      Object.assign(match.setup as object, {
        players: Array.from({ length: 100_000 }, (_, id) => ({
          ...longName,
          id: `${id}`,
          name: `${id}`,
        })),
      }),
    'too-many-players',
  ],
  [
    'a hundred thousand players of one name',
    (match) =>
      Object.assign(match.setup as object, {
        players: Array.from({ length: 100_000 }, (_, id) => ({
          ...longName,
          id: `${id}`,
          name: 'Ann',
        })),
      }),
    'too-many-players',
  ],
  [
    'one player in two seats',
    (match) =>
      Object.assign(match.setup as object, {
        players: [0, 1].map((seat) => ({ ...longName, name: `${seat}` })),
      }),
    'not-a-match',
  ],
  [
    'rules that nobody can play',
    (match) => Object.assign(match.setup as object, { rules: { tiles: 11 } }),
    'rules-not-playable',
  ],
  ['a seed that is too short', (match) => (match.seed = 'ff'), 'not-a-match'],
  ['events without end', (match) => (match.events = 'r11 '.repeat(1_000_000)), 'not-a-match'],
  ['one more thing', (match) => (match.more = 1), 'not-a-match'],
  [
    'a winner that did not win',
    (match) => {
      const outcome = match.outcome as { winners: number[]; payers: number[] }
      match.outcome = { ...outcome, winners: outcome.payers, payers: outcome.winners }
    },
    'outcome-wrong',
  ],
  ['no outcome though it is over', (match) => (match.outcome = null), 'outcome-wrong'],
])('a match with %s is refused, and the others come in', async (_, spoil, reason) => {
  const file = changed(({ matches }) => spoil(matches[1]!))
  expect(await importText(file)).toMatchObject({ ok: true, value: { added: 7, refused: [reason] } })
  expect(useHistory.getState().entries).toHaveLength(7)
})
