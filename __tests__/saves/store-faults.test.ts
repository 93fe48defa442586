import { writeEvents } from '@/engine'
import { openHistory, useHistory } from '@/state/history/history'
import { clearTable, useLiveMatch } from '@/state/table/live-match'
import { useNotices } from '@/state/saves/notices'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { randomFrom } from '../support/seeded-random'
import { iosDisk } from '../support/storage-model/ios-disk'
import {
  begin,
  isPlaying,
  playOn,
  playUpTo,
  someSetup,
} from '../support/storage-model/play-randomly'
import { goOn, phone, type Answer } from '../support/storage-model/phone'
import { killAndStart, settle, start } from '../support/storage-model/restart'
import { rowsDisk } from '../support/storage-model/rows-disk'

/** Whether the phone keeps a copy of each text, as Android does. */
let mockHasCopies = false
jest.mock('@/device/second-copy', () => ({
  ...jest.requireActual<object>('@/device/second-copy'),
  get HAS_COPIES() {
    return mockHasCopies
  },
}))

const notices = () => useNotices.getState().notices
const events = () => writeEvents(useLiveMatch.getState().live?.events ?? [])
const idsInHistory = async () => {
  await openHistory()
  return useHistory.getState().entries.map(({ id }) => id)
}

beforeEach(async () => {
  forceSeeds(seedOf(1), seedOf(2), seedOf(3))
  await start(rowsDisk())
})

test.each<Answer>(['fails', 'tears'])(
  'a store that now and then %s never loses what was saved before, and says what was not',
  async (fault) => {
    for (let number = 0; number < 300; number++) {
      const random = randomFrom(number)
      await start(number % 2 === 0 ? iosDisk() : rowsDisk())
      await begin(someSetup(random, number))
      phone.answer = ({ kind }) => (kind === 'write' && random.below(2) === 0 ? fault : 'done')
      let saved = ''
      for (let played = random.below(40); played > 0 && isPlaying(); played--) {
        const writes = phone.writes
        await playOn(random)
        expect(phone.writes).toBeGreaterThan(writes)
        if (!notices().includes('not-saved')) saved = events()
      }
      const shown = events()
      await killAndStart(phone.disk)
      const found = events()
      if (!found.startsWith(saved) || !shown.startsWith(found))
        throw new Error(`Match ${number}: ${found} instead of ${saved}, of ${shown}`)
    }
  },
  120_000,
)

test('a match that the full store has no room for is kept with the next that is played', async () => {
  const random = randomFrom(3)
  phone.answer = ({ kind, keys }) =>
    kind === 'write' && keys.some((key) => key.includes('match/')) ? 'fails' : 'done'
  await begin(someSetup(random, 1))
  await playUpTo(random, Infinity)
  const { id } = useLiveMatch.getState().live!
  await clearTable()
  await begin(someSetup(random, 3))
  await playUpTo(random, 5)
  await killAndStart(phone.disk)
  expect(await idsInHistory()).toEqual([id])
  expect(isPlaying()).toBe(true)
})

test('a full store is said, play goes on to the end, and room heals it', async () => {
  const random = randomFrom(4)
  await begin(someSetup(random, 1))
  await playUpTo(random, 4)
  phone.room = 0
  await playUpTo(random, Infinity)
  expect(notices()).toEqual(['not-saved'])
  const { live } = useLiveMatch.getState()
  expect(live?.match.phase).toBe('matchOver')
  phone.room = Infinity
  await clearTable()
  await killAndStart(phone.disk)
  expect(await idsInHistory()).toEqual([live!.id])
})

test('damaged bytes that a full store cannot put aside stay where they are, and play is saved beside them', async () => {
  const random = randomFrom(5)
  await begin(someSetup(random, 1))
  await playUpTo(random, 6)
  phone.disk.damage('shut-the-box/live/0', 'torn')
  await start(phone.disk, {
    answer: ({ kind, keys }) =>
      kind === 'write' && keys.some((key) => key.includes('aside/')) ? 'fails' : 'done',
  })
  await playUpTo(random, 5)
  const shown = events()
  expect(phone.disk.read('shut-the-box/live/0')).toBe('torn')
  await killAndStart(phone.disk)
  expect(events()).toBe(shown)
  expect(phone.disk.keys().filter((key) => key.includes('aside/'))).toHaveLength(1)
})

describe('a store that hangs', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] }),
  )
  afterEach(() => {
    mockHasCopies = false
    jest.useRealTimers()
  })

  test('is said, play goes on, and what hung lands in order once it goes on', async () => {
    const random = randomFrom(6)
    await begin(someSetup(random, 1))
    phone.answer = ({ kind }) => (kind === 'write' ? 'hangs' : 'done')
    const playing = playOn(random)
    await jest.advanceTimersByTimeAsync(999)
    expect(events()).toBe('')
    await jest.advanceTimersByTimeAsync(1)
    await playing
    expect(notices()).toEqual(['not-saved'])
    await playUpTo(random, 3)
    phone.answer = () => 'done'
    goOn()
    await settle()
    await playOn(random)
    expect(notices()).toEqual([])
    const shown = events()
    await killAndStart(phone.disk)
    expect(events()).toBe(shown)
  })

  test.each([
    ['without copies', false],
    ['with copies', true],
  ])(
    'on reading, %s, lets the app start after five seconds, and nothing is written over',
    async (_, hasCopies) => {
      const random = randomFrom(7)
      await begin(someSetup(random, 1))
      await playUpTo(random, 5)
      const shown = events()
      const disk = phone.disk.copy()
      mockHasCopies = hasCopies
      const starting = start(disk, {
        answer: ({ kind }) => (kind === 'read' ? 'hangs' : 'done'),
      })
      await jest.advanceTimersByTimeAsync(5000)
      await starting
      expect(notices()).toEqual(['unreadable'])
      await begin(someSetup(random, 2))
      const playing = playOn(random)
      await jest.advanceTimersByTimeAsync(20_000)
      await playing
      expect(notices()).toContain('not-saved')
      await killAndStart(disk)
      expect(events()).toBe(shown)
    },
  )
})
