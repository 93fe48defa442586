import { Platform } from 'react-native'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { hear, listenToFocus } from '../support/heard'
import {
  hearShortMatch,
  hearShutForChips,
  hearSignAndStop,
  SHUT_FOR_CHIPS,
  SIGN_AND_STOP,
  TRANSCRIPTS,
} from '../support/heard-transcript'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../support/forced-entropy'))
jest.mock('@/components/ui/move-focus')
// Only the words matter here.
jest.mock('react-native-svg', () => jest.requireActual<object>('../support/undrawn-svg'))
// The announcer of React Native itself, and the modules of the phones that it speaks to.
jest.unmock('react-native/Libraries/Components/AccessibilityInfo/AccessibilityInfo')

const mockSpoken = jest.fn<void, [text: string, options?: object]>()
/** Nobody asks for less motion or the like. */
const mockWish = (answer: (isOn: boolean) => void) => answer(false)

jest.mock('react-native/src/private/specs_DEPRECATED/modules/NativeAccessibilityManager', () => ({
  __esModule: true,
  default: {
    announceForAccessibilityWithOptions: mockSpoken,
    getCurrentReduceMotionState: mockWish,
    getCurrentDarkerSystemColorsState: mockWish,
    getCurrentBoldTextState: mockWish,
    getCurrentVoiceOverState: mockWish,
  },
}))
jest.mock('react-native/src/private/specs_DEPRECATED/modules/NativeAccessibilityInfo', () => ({
  __esModule: true,
  default: {
    announceForAccessibility: mockSpoken,
    isReduceMotionEnabled: mockWish,
    isHighTextContrastEnabled: mockWish,
    isTouchExplorationEnabled: mockWish,
  },
}))

beforeEach(() => {
  forceSeeds(seedOf(1))
  mockSpoken.mockReset().mockImplementation((text) => hear(text))
  listenToFocus()
})

test.each(['en', 'fr'] as const)(
  'the module of the phone speaks a whole match in %s',
  async (language) => {
    expect(await hearShortMatch(language)).toEqual(TRANSCRIPTS[language])
    // On iOS they are queued, and not dropped for the name of what takes the focus; Android queues them anyway.
    const options = Platform.OS === 'ios' ? [{ queue: true }] : []
    expect(mockSpoken.mock.calls.map(([, ...more]) => more)).toEqual(
      mockSpoken.mock.calls.map(() => options),
    )
  },
)

test('it speaks a stop, and asks for a sign', async () => {
  expect(await hearSignAndStop()).toEqual(SIGN_AND_STOP)
})

test('it speaks a shut box, and the chips that it wins', async () => {
  expect(await hearShutForChips()).toEqual(SHUT_FOR_CHIPS)
})
