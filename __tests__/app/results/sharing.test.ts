import { screen } from 'expo-router/testing-library'
import { AccessibilityInfo } from 'react-native'
import { shareText } from '../../../device/share-text'
import type { ShareResult } from '../../../device/share-result'
import { en } from '../../../i18n'
import { clearTable } from '../../../state/table/live-match'
import { forgetEverything, isThere, openPage, tapButton, wait } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules } from '../../support/scripted-match'
import { begin, liveMatch, recordTurns } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/share-text', () => ({ shareText: jest.fn() }))

const { results } = en
const announced = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')

/** Plays a match, to its end or a part of it, and opens its page; returns with what sharing is answered. */
async function open(path: 'results' | 'history', result: ShareResult = 'offered', isOver = true) {
  jest.mocked(shareText).mockReset().mockResolvedValue(result)
  await forgetEverything()
  await begin(['Ann', 'Ben'], presetRules('pub'))
  await recordTurns([9], ...(isOver ? [[8]] : []))
  const { id } = liveMatch()
  await clearTable()
  await openPage(`/${path}/${id}`)
  announced.mockClear()
}

beforeEach(() => forceSeeds(seedOf(1)))

const TEXT = [
  'Ben wins – Shut the Box',
  'The lowest total, 8.',
  '',
  '1. Ben: 8 points',
  '2. Ann: 9 points, pays the round',
  '',
  'English pub',
].join('\n')

test.each(['results', 'history'] as const)(
  'the page of a result in %s shares it as a text',
  async (path) => {
    await open(path)
    await tapButton(results.share)
    expect(jest.mocked(shareText).mock.calls).toEqual([[TEXT]])
    expect(screen.queryByText(results.copied)).toBeNull()
    expect(screen.queryByText(results.notShared)).toBeNull()
  },
)

test.each([
  ['copied', results.copied],
  ['failed', results.notShared],
] as const)('what was %s is written and said', async (result, sentence) => {
  await open('results', result)
  await tapButton(results.share)
  expect(screen.getByText(sentence)).toBeOnTheScreen()
  await wait(1000)
  expect(announced.mock.calls.map(([text]) => text)).toEqual([sentence])
})

test('what came of it goes when it is shared again', async () => {
  await open('results', 'failed')
  await tapButton(results.share)
  jest.mocked(shareText).mockResolvedValue('offered')
  await tapButton(results.share)
  expect(screen.queryByText(results.notShared)).toBeNull()
})

test('a match that was left has no result to share', async () => {
  await open('history', 'offered', false)
  expect(isThere(en.history.watch)).toBe(true)
  expect(isThere(results.share)).toBe(false)
})
