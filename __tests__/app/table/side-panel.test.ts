import { act, screen } from 'expo-router/testing-library'
import { Dimensions } from 'react-native'
import { en } from '../../../i18n'
import { openTable } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules } from '../../support/scripted-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

/** Opens the table in a window of this size; returns the name of the rules if it stands beside it. */
async function rulesBeside(width: number, height: number) {
  const size = { width, height, scale: 1, fontScale: 1 }
  act(() => Dimensions.set({ window: size, screen: size }))
  forceSeeds(seedOf(1))
  await openTable(['Ann', 'Ben'], presetRules('channel'))
  return screen.queryByRole('heading', { name: en.presets.channel.name })
}

test.each([
  ['a desk', 1280, 800],
  ['a tablet on its side', 1024, 768],
])('the rules stand beside the table on %s', async (_, width, height) => {
  expect(await rulesBeside(width, height)).toBeOnTheScreen()
})

test.each([
  ['a phone on its side', 844, 390],
  ['a tablet', 768, 1024],
])('there is no room for them on %s', async (_, width, height) => {
  expect(await rulesBeside(width, height)).toBeNull()
})
