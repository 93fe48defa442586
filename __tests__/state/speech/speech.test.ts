import { announce, focusedName, prepareToAnnounce } from '../../../device/announce'
import { hush, say, sayMore, sayToo, SPEECH_DELAY_MS } from '../../../state/speech/speech'

jest.mock('@/device/announce')

const spoken = () => jest.mocked(announce).mock.calls.map(([text]) => text)
const wait = (ms: number) => jest.advanceTimersByTime(ms)

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(focusedName).mockReturnValue(undefined)
})
afterEach(() => {
  wait(5000)
  jest.clearAllMocks()
  jest.useRealTimers()
})

test('what is said waits until the focus has been named, and is made ready at once', () => {
  say('One.')
  expect(prepareToAnnounce).toHaveBeenCalledTimes(1)
  wait(SPEECH_DELAY_MS - 1)
  expect(spoken()).toEqual([])
  wait(1)
  expect(spoken()).toEqual(['One.'])
})

test('a newer text replaces one that is not spoken yet, and waits as long', () => {
  say('One.')
  wait(SPEECH_DELAY_MS - 1)
  say('Two.')
  wait(SPEECH_DELAY_MS - 1)
  expect(spoken()).toEqual([])
  wait(1)
  expect(spoken()).toEqual(['Two.'])
})

test('what goes on from a text that is not spoken yet is spoken with it, and else by itself', () => {
  say('One.')
  sayMore('Two.')
  wait(SPEECH_DELAY_MS)
  expect(spoken()).toEqual(['One. Two.'])
  sayMore('Three.')
  wait(SPEECH_DELAY_MS)
  expect(spoken()).toEqual(['One. Two.', 'Three.'])
})

test('a text that is spoken stays spoken, and may be said again', () => {
  say('One.')
  wait(SPEECH_DELAY_MS)
  say('One.')
  wait(SPEECH_DELAY_MS)
  expect(spoken()).toEqual(['One.', 'One.'])
})

test.each([
  ['before', () => [sayToo('The coach.'), say('One.')]],
  ['after', () => [say('One.'), sayToo('The coach.')]],
])('what is said besides, %s it, is neither cut off nor cuts off', (_, both) => {
  both()
  wait(SPEECH_DELAY_MS)
  expect(spoken()).toEqual(['One. The coach.'])
})

test('what the focused element is called is not said again', () => {
  jest.mocked(focusedName).mockReturnValue('8 is best, every throw keeps you going. See all')
  say('One.')
  sayToo('8 is best: every throw keeps you going.')
  wait(SPEECH_DELAY_MS)
  expect(spoken()).toEqual(['One.'])
})

test('a table that is left says no more, but the rest is said', () => {
  say('One.')
  sayToo('Saved.')
  hush()
  wait(SPEECH_DELAY_MS)
  expect(spoken()).toEqual(['Saved.'])
})

test('what is said while a sheet closes waits for that', () => {
  say('One.', 400)
  wait(SPEECH_DELAY_MS + 399)
  expect(spoken()).toEqual([])
  wait(1)
  expect(spoken()).toEqual(['One.'])
})
