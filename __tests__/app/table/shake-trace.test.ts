import { act } from 'expo-router/testing-library'
import type { MotionSample } from '../../../device/shake-detector'
import {
  handingOver,
  knock,
  puttingDown,
  record,
  shaking,
  walking,
} from '../../device/motion-traces'
import { openTable, wait } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules } from '../../support/scripted-match'
import { liveMatch } from '../../support/store-match'

type Listener = (sample: { x: number; y: number; z: number; timestamp: number }) => void

const mockListeners = new Set<Listener>()

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('expo-sensors', () => ({
  Accelerometer: {
    setUpdateInterval: () => {},
    isAvailableAsync: () => Promise.resolve(true),
    addListener: (listener: Listener) => {
      mockListeners.add(listener)
      return { remove: () => void mockListeners.delete(listener) }
    },
  },
}))

/** The phone measures this movement as time goes by. */
async function feel(samples: readonly MotionSample[]): Promise<void> {
  let now = samples[0]?.t ?? 0
  for (const { t, ...pull } of samples) {
    await wait(Math.max(0, t - now))
    now = Math.max(now, t)
    act(() => mockListeners.forEach((listener) => listener({ ...pull, timestamp: t / 1000 })))
  }
  await wait(1000)
}

beforeEach(async () => {
  forceSeeds(seedOf(1))
  await openTable(['Ann', 'Ben'], presetRules('channel'))
  await wait(1000)
})

test('a real shake throws the dice, once', async () => {
  await feel(record(3, shaking(2.5, 5, 0.5, 1.7)))
  expect(liveMatch().match.throws).toBe(1)
  expect(mockListeners.size).toBe(0)
})

test.each([
  ['walking', record(3, walking)],
  ['handing over', record(3, handingOver)],
  ['putting down', record(3, puttingDown)],
  ['one knock', record(3, knock(1))],
])('%s throws nothing', async (_, samples) => {
  await feel(samples)
  expect(liveMatch().match.throws).toBe(0)
})
