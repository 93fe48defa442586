import AsyncStorage from '@react-native-async-storage/async-storage'
import { PRESETS, throwDice } from '@/engine'
import { bytesOf } from '@/state/hex'
import { loadLive, saveLive } from '@/state/saves/live-slots'
import type { PlayedMatch } from '@/state/saves/played-match'
import { listAside } from '@/state/saves/set-aside'

const seed = '0123456789abcdef'.repeat(4)

const fresh: PlayedMatch = {
  id: '00112233aabbccdd',
  seed,
  startedAt: 1_700_000_000_000,
  setup: {
    rules: PRESETS[0]!.rules,
    players: [
      { id: 'a', name: 'Ana', colour: 'red' },
      { id: 'b', name: 'Ben', colour: 'blue' },
    ],
  },
  events: [],
}

const thrown: PlayedMatch = {
  ...fresh,
  events: [{ type: 'diceRolled', dice: throwDice(bytesOf(seed), 0, 2) }],
}

const slotTexts = async () => {
  const pairs = await AsyncStorage.multiGet(['shut-the-box/live/0', 'shut-the-box/live/1'])
  return pairs.map(([, text]) => text)
}

beforeEach(async () => {
  await AsyncStorage.clear()
  await loadLive()
})

test('finds an empty table where nothing was ever saved', async () => {
  expect(await loadLive()).toEqual({ played: undefined, isDamaged: false })
})

test('finds the newest of what was saved', async () => {
  await saveLive(fresh)
  await saveLive(thrown)
  const { played, isDamaged } = await loadLive()
  expect(played?.events).toEqual(thrown.events)
  expect(isDamaged).toBe(false)
})

test('goes on saving over the older slot after it was opened again', async () => {
  await saveLive(fresh)
  await saveLive(thrown)
  const before = await slotTexts()
  await loadLive()
  await saveLive(null)
  const after = await slotTexts()
  const kept = before.filter((text) => after.includes(text))
  expect(kept).toEqual([before.find((text) => text?.includes('diceRolled'))])
  expect(await loadLive()).toEqual({ played: undefined, isDamaged: false })
})

test('falls back on the other slot when the newest is damaged, and puts its bytes aside', async () => {
  await saveLive(fresh)
  await saveLive(thrown)
  const [first, second] = await slotTexts()
  const key = first?.includes('diceRolled') ? 'live/0' : 'live/1'
  const damaged = (key === 'live/0' ? first : second)!.slice(0, 100)
  await AsyncStorage.setItem(`shut-the-box/${key}`, damaged)
  const loaded = await loadLive()
  expect(loaded.played?.events).toEqual([])
  expect(loaded.isDamaged).toBe(true)
  expect((await listAside()).map(({ value }) => value)).toEqual([damaged])
})

test('puts aside a match that the rules do not allow', async () => {
  await saveLive({ ...fresh, events: [{ type: 'tilesShut', tiles: [1] }] })
  const loaded = await loadLive()
  expect(loaded).toEqual({ played: undefined, isDamaged: true })
  expect(await listAside()).toHaveLength(1)
})

test('says that a write failed, and goes on', async () => {
  jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('full'))
  expect(await saveLive(fresh)).toEqual({ ok: false, error: 'write-failed' })
  expect(await saveLive(thrown)).toEqual({ ok: true })
  expect((await loadLive()).played?.events).toEqual(thrown.events)
})
