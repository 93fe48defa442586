import { act, renderRouter, screen } from 'expo-router/testing-library'
import { Confetti } from '../../../components/table/confetti'
import { burstPiece } from '../../../components/table/confetti-burst'
import { en } from '../../../i18n'
import { openTable, settle, tapButton, wait } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, turnLeaving } from '../../support/scripted-match'
import { begin, liveMatch, record } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/components/table/confetti', () => ({ Confetti: jest.fn(() => null) }))
jest.mock('@/components/table/confetti-burst', () => {
  const actual = jest.requireActual<{ burstPiece: typeof burstPiece }>(
    '@/components/table/confetti-burst',
  )
  return { ...actual, burstPiece: jest.fn(actual.burstPiece) }
})

const channel = presetRules('channel')
const NAMES = ['Ann', 'Ben']

/** The events of a first turn that shuts the box. */
async function boxShut() {
  await begin(NAMES, channel)
  return turnLeaving(liveMatch().match, [])
}

/** Whether any has fallen since this was asked last. */
function hasFallen() {
  const isFallen = jest.mocked(Confetti).mock.calls.length > 0
  jest.clearAllMocks()
  return isFallen
}

/** Whether any has burst out of the box since this was asked last. */
function hasBurst() {
  const isBurst = jest.mocked(burstPiece).mock.calls.length > 0
  jest.clearAllMocks()
  return isBurst
}

async function openAgain(url: string) {
  screen.unmount()
  jest.clearAllMocks()
  renderRouter('./app', { initialUrl: url })
  await settle()
  await wait(400)
}

beforeEach(() => {
  forceSeeds(seedOf(1))
  jest.clearAllMocks()
})

test('confetti bursts out of a box that is shut, and not when one comes back to it', async () => {
  const events = await boxShut()
  await openTable(NAMES, channel, ...events.slice(0, -1))
  expect(hasBurst()).toBe(false)
  await act(() => record(events.at(-1)!))
  await wait(5000)
  expect(hasBurst()).toBe(true)

  await tapButton(en.play.leave)
  await tapButton(new RegExp(`^${en.setup.seeResult}\\.`))
  expect(screen.getByText(en.play.boxShut)).toBeOnTheScreen()
  expect(hasBurst()).toBe(false)
})

test('confetti falls on the result of a match just played, the first time it is seen', async () => {
  await openTable(NAMES, channel, ...(await boxShut()))
  const { id } = liveMatch()
  expect(hasFallen()).toBe(false)
  await tapButton(en.play.seeResult)
  expect(screen.getByLabelText(en.results.title)).toBeOnTheScreen()
  expect(hasFallen()).toBe(true)

  await openAgain(`/results/${id}`)
  expect(screen.getByLabelText(en.results.title)).toBeOnTheScreen()
  expect(hasFallen()).toBe(false)
})
