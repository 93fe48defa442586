import { crc32 } from '@/state/saves/crc32'
import { migrate, SAVE_KINDS, type SaveKind } from '@/state/saves/save-kinds'
import { parseJson } from '@/state/saves/safe-json'
import { readSave, writeSave } from '@/state/saves/save-text'

const kind: SaveKind = { version: 1, migrations: {} }
const save = { counter: 7, data: { name: 'Zoé', tiles: [1, 2, 12] } }

test('gives back what was saved', () => {
  expect(readSave(writeSave(kind, save), kind)).toEqual({ ok: true, value: save })
})

test.each([999_999_999_999_999, 1_000_000_000_000_001, 8_999_999_999_999_999])(
  'reads a save with the counter %d back',
  (counter) => {
    expect(readSave(writeSave(kind, { ...save, counter }), kind)).toEqual({
      ok: true,
      value: { ...save, counter },
    })
  },
)

test('agrees with the CRC-32 everybody knows, on the bytes of UTF-16', () => {
  expect(crc32('')).toBe('00000000')
  // "1\0" is what "1" is in UTF-16; the value is that of any other CRC-32.
  expect(crc32('1')).toBe('8784154d')
})

test('finds every flipped bit', () => {
  const text = writeSave(kind, save)
  for (let at = 0; at < text.length; at++)
    for (let bit = 0; bit < 7; bit++) {
      const flipped =
        text.slice(0, at) +
        String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)) +
        text.slice(at + 1)
      const read = readSave(flipped, kind)
      if (read.ok) throw new Error(`bit ${bit} of ${at} went unnoticed: ${flipped}`)
    }
})

test('finds a save cut off anywhere', () => {
  const text = writeSave(kind, save)
  for (let length = 0; length < text.length; length++)
    expect(readSave(text.slice(0, length), kind).ok).toBe(false)
})

test.each([
  ['foreign JSON', '{"counter":7}', 'not-a-save'],
  ['nothing', '', 'not-a-save'],
  ['a counter that is never written', writeSave(kind, { ...save, counter: 9e15 }), 'not-a-save'],
  [
    'a newer version',
    writeSave(kind, save).replace('shut-the-box 1', 'shut-the-box 2'),
    'version-unknown',
  ],
  [
    'a version before the first',
    writeSave(kind, save).replace('shut-the-box 1', 'shut-the-box 0'),
    'version-unknown',
  ],
])('refuses %s', (_, text, error) => {
  expect(readSave(text, kind)).toEqual({ ok: false, error })
})

test('takes old data through every version up to the new one', () => {
  const migrations = {
    1: (data: unknown) => ({ ...(data as object), second: true }),
    2: (data: unknown) => ({ ...(data as object), third: true }),
  }
  const third: SaveKind = { version: 3, migrations }
  expect(migrate({ first: true }, 1, third)).toEqual({
    ok: true,
    value: { first: true, second: true, third: true },
  })
  expect(migrate({}, 4, third)).toEqual({ ok: false, error: 'version-unknown' })
  expect(migrate({}, 0, third)).toEqual({ ok: false, error: 'version-unknown' })
})

test.each(['{"a":{"__proto__":{"b":1}}}', '[{"constructor":1}]', '{"\\u005f_proto__":1}'])(
  'refuses %s, which could reach a prototype',
  (text) => {
    expect(parseJson(text)).toEqual({ ok: false, error: 'poisoned' })
    expect(Object.keys(Object.prototype)).toEqual([])
  },
)

test('reads or refuses JSON nested ten thousand deep, and goes on', () => {
  const deep = '['.repeat(10_000) + ']'.repeat(10_000)
  expect(typeof parseJson(deep).ok).toBe('boolean')
  expect(parseJson(deep.slice(1))).toEqual({ ok: false, error: 'not-json' })
})

test('is never so short that iOS would keep it with all the others in one file', () => {
  expect(writeSave(kind, { counter: 0, data: null }).length).toBeGreaterThan(1024)
})

test('a save of an older version is brought to this one as it is read', () => {
  const body = JSON.stringify({ player: 'Ann' })
  const older = `shut-the-box 0 7 ${crc32(`7 ${body}`)} ${body}`
  const named = (data: unknown) => ({ name: (data as { player: string }).player })
  expect(readSave(older, { version: 1, migrations: { 0: named } })).toEqual({
    ok: true,
    value: { counter: 7, data: { name: 'Ann' } },
  })
  expect(readSave(older, kind)).toEqual({ ok: false, error: 'version-unknown' })
})

test('data that does not have the shape of its version is damaged, and the app goes on', () => {
  const throwing: SaveKind = { version: 2, migrations: { 1: (data) => (data as []).map(String) } }
  expect(readSave(writeSave(kind, save), throwing)).toEqual({ ok: false, error: 'damaged' })
})

test('kinds have versions of their own', () => {
  const entry = { id: '1', seats: [{ person: 'id of Ann', name: 'Ann', total: 3 }] }
  const oldPage = writeSave({ version: 1, migrations: {} }, { counter: 0, data: [entry] })
  expect(readSave(oldPage, SAVE_KINDS.indexPage)).toEqual({
    ok: true,
    value: { counter: 0, data: [{ id: '1', seats: [{ id: 'id of Ann', name: 'Ann', total: 3 }] }] },
  })
  expect(readSave(oldPage, SAVE_KINDS.match)).toMatchObject({ value: { data: [entry] } })
})
