import { preloadSounds } from '../../../device/sound'
import { forgetEverything, openPage, openTable, rollDice, wait } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled } from '../../support/scripted-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/sound')

let mockHolds = 0
jest.mock('@/device/keep-awake', () => ({
  holdScreenAwake: () => {
    let isHeld = true
    mockHolds += 1
    return () => {
      if (isHeld) mockHolds -= 1
      isHeld = false
    }
  },
}))

const NAMES = ['Ann', 'Ben']
const channel = presetRules('channel')

const TEN_MINUTES = 600_000

beforeEach(() => {
  forceSeeds(seedOf(1))
  jest.clearAllMocks()
})

test('the screen stays on for ten minutes after the last throw, and then sleeps', async () => {
  await openTable(NAMES, channel)
  await wait(TEN_MINUTES - 10_000)
  expect(mockHolds).toBe(1)
  await rollDice()
  await wait(TEN_MINUTES - 10_000)
  expect(mockHolds).toBe(1)
  await wait(10_000)
  expect(mockHolds).toBe(0)
})

test('the sounds of a match that goes on are loaded when its table is there', async () => {
  await openTable(NAMES, channel, rolled(6, 3))
  expect(preloadSounds).toHaveBeenCalledTimes(1)
})

test('those of a new match are loaded in the set-up, once it is idle', async () => {
  await forgetEverything()
  await openPage('/')
  expect(preloadSounds).not.toHaveBeenCalled()
  await wait(1000)
  expect(preloadSounds).toHaveBeenCalledTimes(1)
})
