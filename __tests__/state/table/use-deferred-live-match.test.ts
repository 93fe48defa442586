import { act, renderHook } from '@testing-library/react-native'
import { useLiveMatch } from '../../../state/table/live-match'
import { useDeferredLiveMatch } from '../../../state/table/use-deferred-live-match'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled } from '../../support/scripted-match'
import { begin, liveMatch, record } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

beforeEach(async () => {
  forceSeeds(seedOf(1))
  await begin(['Ann', 'Ben'], presetRules('channel'))
})
afterEach(() => jest.useRealTimers())

test('in front it follows the table at once', async () => {
  const { result } = renderHook(() => useDeferredLiveMatch(true))
  await act(() => record(rolled(3, 5)))
  expect(result.current!.events).toEqual([rolled(3, 5)])
})

test('a match that is begun in front changes nothing there before its table covers it', async () => {
  const { result } = renderHook(() => useDeferredLiveMatch(true))
  const before = result.current
  await act(() => begin(['Cleo', 'Dan'], presetRules('channel')))
  expect(liveMatch()).not.toBe(before)
  expect(result.current).toBe(before)
})

test('behind the table it waits until nothing moves there', async () => {
  const { result } = renderHook(() => useDeferredLiveMatch(false))
  await act(() => record(rolled(3, 5)))
  expect(result.current!.events).toEqual([])
  jest.useFakeTimers()
  // Something else on the table begins the wait anew, under a clock that can be moved.
  act(() => useLiveMatch.setState({ justPlayed: 'somebody' }))
  act(() => jest.advanceTimersByTime(4000))
  expect(result.current!.events).toEqual([])
  act(() => jest.advanceTimersByTime(2000))
  expect(result.current).toBe(liveMatch())
})

test('coming to the front it looks at once', async () => {
  const { result, rerender } = renderHook(
    ({ isInFront }: { isInFront: boolean }) => useDeferredLiveMatch(isInFront),
    { initialProps: { isInFront: false } },
  )
  await act(() => record(rolled(3, 5)))
  rerender({ isInFront: true })
  expect(result.current).toBe(liveMatch())
})
