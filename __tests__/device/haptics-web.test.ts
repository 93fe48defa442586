import { canVibrate, playHaptic } from '../../device/haptics.web'
import { SOUND_NAMES } from '../../device/sound-files'
import { define, fakePage, pretendScreen } from './fake-page'
import { missing } from './fresh-module'

const { leave } = fakePage()
afterAll(leave)

function pretend(vibrate: unknown, hasBeenActive = true) {
  define(navigator, 'vibrate', vibrate)
  define(navigator, 'userActivation', { hasBeenActive })
}

test('every moment has a pattern of its own', () => {
  const vibrate = jest.fn<boolean, [number[]]>(() => true)
  pretend(vibrate)
  SOUND_NAMES.forEach(playHaptic)
  const patterns = vibrate.mock.calls.map(([pattern]) => pattern.join())
  expect(new Set(patterns).size).toBe(SOUND_NAMES.length)
})

test('waits for the first tap, before which the browser would complain', () => {
  const vibrate = jest.fn()
  pretend(vibrate, false)
  playHaptic('shut')
  expect(vibrate).not.toHaveBeenCalled()
})

test.each([
  ['without a motor', undefined],
  ['whose motor throws', missing],
])('a browser %s stays calm', (_, vibrate) => {
  pretend(vibrate)
  expect(() => playHaptic('shut')).not.toThrow()
})

test.each([
  ['a phone', jest.fn(), 5, 'coarse', true],
  ['a desk, whose browser has the function and nothing to vibrate', jest.fn(), 0, 'fine', false],
  ['a laptop with a touch screen', jest.fn(), 10, 'fine', false],
  ['a browser without it', undefined, 5, 'coarse', false],
] as const)(
  'vibration is offered only where it is felt: %s',
  (_, vibrate, touches, pointer, isOffered) => {
    pretend(vibrate)
    pretendScreen(touches, pointer)
    expect(canVibrate()).toBe(isOffered)
  },
)
