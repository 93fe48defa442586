import { presetRules } from '../../support/scripted-match'
import { openTable, settle } from '../../support/app-screens'
import { EngineTable } from '../../support/engine-table'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { playOut, seeResult } from '../../support/play-along'
import { expectWinner } from '../../support/result-screen'
import { HIGHEST_FIRST } from '../../support/strategies'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const mockBroken = () => {
  throw new Error('broken')
}

jest.mock('expo-audio', () => ({
  setAudioModeAsync: () => mockBroken(),
  createAudioPlayer: () => mockBroken(),
}))
jest.mock('expo-haptics', () => ({
  ...jest.requireActual<object>('expo-haptics'),
  selectionAsync: () => Promise.reject(new Error('broken')),
  impactAsync: () => Promise.reject(new Error('broken')),
  notificationAsync: () => mockBroken(),
}))
jest.mock('expo-sensors', () => ({
  Accelerometer: {
    setUpdateInterval: () => mockBroken(),
    isAvailableAsync: () => Promise.reject(new Error('broken')),
    addListener: () => mockBroken(),
  },
}))
jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: () => Promise.reject(new Error('broken')),
  deactivateKeepAwake: () => mockBroken(),
}))

test('a match goes the same way on a phone of which nothing works', async () => {
  const errors = jest.spyOn(console, 'error')
  const seed = seedOf(143)
  const names = ['Ann', 'Ben', 'Cleo']
  const rules = presetRules('channel')
  forceSeeds(seed)
  await openTable(names, rules)
  const table = new EngineTable({ rules, players: names.map((name) => ({ name })) }, seed)
  const match = await playOut(table, HIGHEST_FIRST)
  await settle()
  expect(match.outcome.winners).toEqual([1])
  await seeResult()
  expectWinner('Ben wins', 'Shut the box in round 1.')
  expect(errors).not.toHaveBeenCalled()
})
