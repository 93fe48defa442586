import AsyncStorage from '@react-native-async-storage/async-storage'
import type { Result } from '@/engine'
import { useNotices } from '@/state/saves/notices'
import { writeSave } from '@/state/saves/save-text'
import { readSetAside } from '@/state/saves/set-aside'
import { slots } from '@/state/saves/slots'

const mockLeft = new Map<string, string>()
let mockLeave = () => {}
jest.mock('@/device/left-behind', () => ({
  keepOnLeave: (name: string, unsaved: () => string) =>
    (mockLeave = () => mockLeft.set(name, unsaved())),
  readLeftBehind: (name: string) => mockLeft.get(name),
  removeLeftBehind: (name: string) => mockLeft.delete(name),
}))

const parse = (data: unknown): Result<string, 'not-a-word'> =>
  typeof data === 'string' ? { ok: true, value: data } : { ok: false, error: 'not-a-word' }

const open = async () => {
  const words = slots('word', { version: 1, migrations: {} }, parse)
  return { ...words, found: await words.load() }
}

const KEYS = ['shut-the-box/word/0', 'shut-the-box/word/1']
const texts = async () => (await AsyncStorage.multiGet(KEYS)).map(([, text]) => text)
const keyWith = async (word: string) =>
  KEYS[(await texts()).findIndex((text) => text?.includes(word))]!
const notices = () => useNotices.getState().notices

beforeEach(async () => {
  mockLeft.clear()
  await AsyncStorage.clear()
  useNotices.setState({ notices: [] })
})

test('finds nothing where nothing was ever saved', async () => {
  expect((await open()).found).toBeUndefined()
  expect(notices()).toEqual([])
})

test('finds the newest of what was saved, however often it was opened in between', async () => {
  for (const word of ['one', 'two', 'three', 'four', 'five']) {
    await (await open()).save(word)
    expect((await open()).found).toBe(word)
  }
})

test('saves over the older of the two, also after it was opened again', async () => {
  const words = await open()
  await words.save('one')
  await words.save('two')
  await (await open()).save('three')
  expect(await keyWith('two')).toBeDefined()
  expect((await texts()).some((text) => text?.includes('one'))).toBe(false)
})

test.each([
  ['one of fifteen digits', 999_999_999_999_999, 3],
  ['the last one there is', 8_999_999_999_999_999, 8_999_999_999_999_998],
])('saves what it finds again, after %s as the counter', async (_, counter, older) => {
  const kind = { version: 1, migrations: {} }
  await AsyncStorage.setItem(KEYS[0]!, writeSave(kind, { counter, data: 'newest' }))
  await AsyncStorage.setItem(KEYS[1]!, writeSave(kind, { counter: older, data: 'older' }))
  expect((await open()).found).toBe('newest')
  for (const word of ['one', 'two', 'three']) {
    await (await open()).save(word)
    expect((await open()).found).toBe(word)
  }
  expect(notices()).toEqual([])
})

test('falls back on the other when the newest is damaged, puts its bytes aside and says so once', async () => {
  const words = await open()
  await words.save('one')
  await words.save('two')
  const key = await keyWith('two')
  await AsyncStorage.setItem(key, 'torn')
  expect((await open()).found).toBe('one')
  expect((await readSetAside()).map(({ value }) => value)).toEqual(['torn'])
  expect(notices()).toEqual(['set-aside'])
  useNotices.setState({ notices: [] })
  await open()
  expect(notices()).toEqual([])
})

test('writes over damaged bytes only once they have been put aside', async () => {
  const words = await open()
  await words.save('one')
  await words.save('two')
  const key = await keyWith('two')
  await AsyncStorage.setItem(key, 'torn')
  jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('full'))
  const again = await open()
  await again.save('three')
  await again.save('four')
  expect(await AsyncStorage.getItem(key)).toBe('torn')
  expect((await open()).found).toBe('four')
})

test('puts aside what is whole but means nothing', async () => {
  const words = await open()
  await words.save({ word: 1 })
  expect((await open()).found).toBeUndefined()
  expect(await readSetAside()).toHaveLength(1)
})

test('says that a write failed, and goes on', async () => {
  const words = await open()
  jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('full'))
  expect(await words.save('one')).toEqual({ ok: false, error: 'write-failed' })
  expect(await words.save('two')).toEqual({ ok: true })
  expect((await open()).found).toBe('two')
})

test('never writes over the newest that is kept, however often it fails', async () => {
  const words = await open()
  await words.save('one')
  await words.save('two')
  const key = await keyWith('two')
  for (const word of ['three', 'four', 'five']) {
    jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('full'))
    await words.save(word)
    expect(jest.mocked(AsyncStorage.setItem).mock.lastCall?.[0]).not.toBe(key)
  }
  expect((await open()).found).toBe('two')
})

test('waits for one save before it decides where the next goes', async () => {
  const words = await open()
  await words.save('one')
  const key = await keyWith('one')
  jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('full'))
  await Promise.all([words.save('two'), words.save('three')])
  expect(await keyWith('one')).toBe(key)
  expect((await open()).found).toBe('three')
})

test('writes nothing where it could not read', async () => {
  await (await open()).save('one')
  const locked = new Error('locked')
  jest.mocked(AsyncStorage.multiGet).mockRejectedValueOnce(locked)
  for (let slot = 0; slot < 3; slot++)
    jest.mocked(AsyncStorage.getItem).mockRejectedValueOnce(locked)
  const words = slots('word', { version: 1, migrations: {} }, parse)
  await expect(words.load()).rejects.toThrow('locked')
  expect(await words.save('two')).toEqual({ ok: false, error: 'write-failed' })
  expect((await open()).found).toBe('one')
})

/** Leaves a page where this is unsaved. */
function leaveWith(words: Pick<ReturnType<typeof slots<string>>, 'keepOnLeave'>, word: string) {
  words.keepOnLeave(() => word)
  mockLeave()
}

test('what was left behind is newer than a save that was under way, and is saved when it is found', async () => {
  const words = await open()
  await words.save('one')
  jest.mocked(AsyncStorage.setItem).mockImplementationOnce((key, text) => {
    leaveWith(words, 'three')
    return AsyncStorage.setItem(key, text)
  })
  await words.save('two')
  expect(await keyWith('two')).toBeDefined()
  expect((await open()).found).toBe('three')
  expect(mockLeft.size).toBe(0)
  expect((await open()).found).toBe('three')
})

test('what was left behind is found until it is stored, where nothing else was ever saved too', async () => {
  leaveWith(await open(), 'one')
  for (let page = 0; page < 2; page++) {
    jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('full'))
    expect((await open()).found).toBe('one')
  }
  const words = await open()
  expect(mockLeft.size).toBe(0)
  await words.save('two')
  expect((await open()).found).toBe('two')
})

test.each(['shown again', 'opened anew'])(
  'a page that is %s and killed has what it saved, not what was left before',
  async (how) => {
    const words = await open()
    await words.save('one')
    leaveWith(words, 'two')
    jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('full'))
    const shown = how === 'shown again' ? words : await open()
    if (shown === words) await words.save('two')
    await shown.save('three')
    expect((await open()).found).toBe('three')
    expect(mockLeft.size).toBe(0)
  },
)

test('what was left behind and cannot be read counts as nothing', async () => {
  await (await open()).save('one')
  mockLeft.set('word', 'torn')
  expect((await open()).found).toBe('one')
  expect(notices()).toEqual([])
})
