import AsyncStorage from '@react-native-async-storage/async-storage'
import { Platform } from 'react-native'
import type * as Storage from '../../device/storage'
import { loadFresh, missing } from './fresh-module'

/** The files of the phone, by their names. */
const mockFiles = new Map<string, string>()
let mockIsDiskBroken = false
let mockAreFilesMissing = false

class MockFile {
  constructor(
    _folder: unknown,
    private readonly name: string,
  ) {}
  get exists() {
    return mockFiles.has(this.name)
  }
  write(text: string) {
    if (mockIsDiskBroken) missing()
    mockFiles.set(this.name, text)
  }
  text = () => Promise.resolve(mockFiles.get(this.name)!)
  delete = () => mockFiles.delete(this.name)
}

class MockDirectory {
  constructor() {
    if (mockAreFilesMissing) missing()
  }
  exists = true
  create() {}
  list = () => [...mockFiles.keys()].map((name) => new MockFile(this, name))
}

/** The app after a start: nothing is left of it but what is on the disk. */
const start = () =>
  loadFresh(() => require('../../device/storage') as typeof Storage, {
    '@react-native-async-storage/async-storage': () => AsyncStorage,
    'expo-file-system': () => ({ Directory: MockDirectory, File: MockFile, Paths: {} }),
  })

/** What Android does with a database that cannot be opened, or is damaged. */
const loseDatabase = () => AsyncStorage.clear()

beforeEach(async () => {
  mockFiles.clear()
  mockIsDiskBroken = false
  mockAreFilesMissing = false
  await loseDatabase()
})

const MATCH = { key: 'match/a1', value: 'first line\nsecond line' }

if (Platform.OS === 'android') {
  test('what has been saved survives the loss of the database', async () => {
    await start().writeKeys([MATCH, { key: 'match/a2', value: 'another' }])
    await start().writeKey('people/0', 'Ann')
    await loseDatabase()
    const { listKeys, readKey, readKeys } = start()
    expect(await readKey('match/a1')).toBe(MATCH.value)
    expect((await readKeys(['match/a2', 'people/0'])).found.map(({ value }) => value)).toEqual([
      'another',
      'Ann',
    ])
    expect([...(await listKeys())].sort()).toEqual(['match/a1', 'match/a2', 'people/0'])
  })

  test('it survives a loss while the app runs, and what was saved after it is not overwritten', async () => {
    const app = start()
    await app.writeKeys([MATCH, { key: 'table/0', value: 'old' }])
    await loseDatabase()
    await app.writeKey('table/0', 'new')
    const { readKey } = start()
    expect(await readKey('match/a1')).toBe(MATCH.value)
    expect(await readKey('table/0')).toBe('new')
  })

  test('thousands of matches come back', async () => {
    const pairs = Array.from({ length: 2500 }, (_, n) => ({ key: `match/${n}`, value: `m${n}` }))
    await start().writeKeys(pairs)
    await loseDatabase()
    expect(await start().listKeys()).toHaveLength(2500)
  })

  const failOnce = (call: jest.Mock) => call.mockRejectedValueOnce(new Error('full'))

  test.each<[string, () => void]>([
    ['takes nothing back', () => failOnce(jest.mocked(AsyncStorage.multiSet))],
    // Android may delete it, and open an empty one at the next try.
    ['cannot be opened at first', () => failOnce(jest.mocked(AsyncStorage.getItem))],
  ])(
    'while a database that %s has not got back what it lost, nothing is read or written',
    async (_, fail) => {
      await start().writeKeys([MATCH, { key: 'people/0', value: 'Ann' }])
      await loseDatabase()
      const app = start()
      fail()
      await expect(app.readKey('people/0')).rejects.toThrow('full')
      fail()
      const failed = { ok: false, error: 'write-failed' }
      expect(await app.writeKey('people/0', 'newcomer')).toEqual(failed)
      expect(await app.readKey('people/0')).toBe('Ann')
      expect(await start().readKey('match/a1')).toBe(MATCH.value)
    },
  )

  test('a text that cannot be copied does not keep the others from being read', async () => {
    await AsyncStorage.setItem('shut-the-box/match/a1', MATCH.value)
    jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('full'))
    expect(await start().readKey('match/a1')).toBe(MATCH.value)
  })

  test('what was erased does not come back', async () => {
    const { writeKeys, removeKeys } = start()
    await writeKeys([MATCH, { key: 'match/a2', value: 'another' }])
    await removeKeys(['match/a1'])
    await loseDatabase()
    expect(await start().listKeys()).toEqual(['match/a2'])
  })

  test('what was saved before there were copies gets one', async () => {
    await AsyncStorage.setItem('shut-the-box/match/a1', MATCH.value)
    expect(await start().readKey('match/a1')).toBe(MATCH.value)
    await loseDatabase()
    expect(await start().readKey('match/a1')).toBe(MATCH.value)
  })

  test('a disk that takes no copy does not keep a match from being saved', async () => {
    mockIsDiskBroken = true
    expect(await start().writeKeys([MATCH])).toEqual({ ok: true })
    expect(await start().readKey('match/a1')).toBe(MATCH.value)
  })

  test('a phone whose files cannot be reached saves in its database, and looks for copies at the next start', async () => {
    await start().writeKeys([MATCH])
    await loseDatabase()
    mockAreFilesMissing = true
    const app = start()
    expect(await app.writeKey('people/0', 'Ann')).toEqual({ ok: true })
    expect(await app.readKey('people/0')).toBe('Ann')
    mockAreFilesMissing = false
    expect(await start().readKey('match/a1')).toBe(MATCH.value)
  })
} else
  test('other phones keep no copies', async () => {
    await start().writeKeys([MATCH])
    expect(mockFiles.size).toBe(0)
  })
