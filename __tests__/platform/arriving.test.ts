import { router } from 'expo-router'
import { act } from 'expo-router/testing-library'
import { ARRIVAL_MS } from '../../components/ui/move-focus'
import { en } from '../../i18n'
import { SPEECH_DELAY_MS } from '../../state/speech/speech'
import { openTable, ROLL, wait, waitForPage } from '../support/app-screens'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { heard, listen } from '../support/heard'
import { inRounds, rolled, stopped, shut, passed, presetRules } from '../support/scripted-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../support/forced-entropy'))
jest.mock('@/components/ui/move-focus')
// Only the focus matters here.
jest.mock('react-native-svg', () => jest.requireActual<object>('../support/undrawn-svg'))

const NAMES = ['Ann', 'Ben']

beforeEach(() => {
  forceSeeds(seedOf(1))
  listen()
})

/** Later by the time in which the app is opened, however long a busy machine takes for it. */
const LATE = { asymmetricMatch: (ms: number) => ms >= ARRIVAL_MS }

/** The focus, not before a page has come, and a text after it: all that is heard, with times. */
const focusAndText = (focus: string | RegExp, text: string) => [
  [LATE, 'focus', expect.stringMatching(focus)],
  [SPEECH_DELAY_MS, 'said', text],
]

/** What is heard until nothing more comes; a table that was opened has just come. */
async function hearAll() {
  const came = heard()
  await wait(SPEECH_DELAY_MS)
  const then = heard()
  await wait(2000)
  return [...came, ...then, ...heard()]
}

test('the focus waits until the table has come, since the system moves it then, and the text follows', async () => {
  await openTable(NAMES, inRounds(2))
  expect(await hearAll()).toEqual(
    focusAndText(ROLL, 'Round 1 of 2. Ann’s turn. The lowest total wins.'),
  )
})

test('so it does when one comes back from another page, and not while that is open', async () => {
  await openTable(NAMES, inRounds(2), rolled(5, 4))
  await wait(2000)
  act(() => router.push('/settings'))
  await wait(2000)
  heard()
  act(() => router.back())
  await waitForPage()
  expect(await hearAll()).toEqual(
    focusAndText(
      en.play.flap.choosable(1),
      'Round 1 of 2. Ann’s turn. Dice 5 and 4, nine. Open 1 to 9. Ann 0, Ben 0.',
    ),
  )
})

test('so does the card that asks for a sign', async () => {
  const stop = [rolled(6, 3), shut(9), stopped]
  await openTable(NAMES, presetRules('hundred'), ...stop, passed, ...stop, passed)
  expect(await hearAll()).toEqual(
    focusAndText(
      `^${en.pass.addOrSubtract}$`,
      'Ann, you have 12345678, target 100. Add or subtract?',
    ),
  )
})
