import { act } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import {
  choose,
  isThere,
  LANDED_MS,
  openTable,
  passPhone,
  radio,
  wait,
} from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled, shut } from '../../support/scripted-match'
import { record } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

/** Shuts 7, 8 and 9, after which one die or two may be thrown. */
const HIGH_SHUT = [rolled(4, 3), shut(7), rolled(4, 4), shut(8), rolled(4, 5), shut(9)]

beforeEach(() => forceSeeds(seedOf(1)))

test('the dice one player chose last for their turn, and the next begins with two', async () => {
  await openTable(['Ann', 'Ben'], presetRules('stakes'), ...HIGH_SHUT)
  expect(radio(en.play.twoDice)).toBeChecked()
  await choose(en.play.oneDie)
  await act(() => record(rolled(6), shut(1, 5), rolled(6), shut(2, 4)))
  expect(radio(en.play.oneDie)).toBeChecked()

  await act(() => record(rolled(1)))
  await wait(LANDED_MS)
  await passPhone()
  await act(() => record(...HIGH_SHUT))
  expect(radio(en.play.twoDice)).toBeChecked()
})

test('a tap on the other number while the dice tumble hurries them, and chooses nothing', async () => {
  await openTable(['Ann', 'Ben'], presetRules('stakes'), ...HIGH_SHUT)
  await act(() => record(rolled(1, 1)))
  await wait(100)
  await choose(en.play.oneDie)
  expect(isThere(en.play.rolling)).toBe(false)
  await act(() => record(shut(2)))
  expect(radio(en.play.twoDice)).toBeChecked()
})
