import { act, renderHook } from '@testing-library/react-native'
import type { PlayedMatch } from '../../../model/played-match'
import { analyseMatch } from '../../../state/analysis/analyse-match'
import { useAnalysis } from '../../../state/analysis/use-analysis'
import { begin, presetRules } from '../../support/scripted-match'

jest.mock('../../../state/analysis/analyse-match', () => ({ analyseMatch: jest.fn() }))

const PLAYED: PlayedMatch = {
  id: 'of the test',
  startedAt: 0,
  endedAt: 0,
  events: [],
  match: begin(presetRules('pub'), 2),
}

let tell: (part: number) => void = () => {}
beforeEach(() =>
  jest.mocked(analyseMatch).mockImplementation((_, __, onPart = () => {}) => {
    tell = onPart
    return new Promise(() => {})
  }),
)

/** The clock after so many milliseconds. */
const clockAfter = (ms: number) =>
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + ms)
afterEach(() => jest.restoreAllMocks())

test.each([
  [499, undefined],
  [500, 5],
])('after %i ms the percent shown of a twentieth are %p', (ms, percent) => {
  clockAfter(0)
  const { result } = renderHook(() => useAnalysis(PLAYED))
  clockAfter(ms)
  act(() => tell(0.05))
  expect(result.current).toEqual({ status: 'working', percent })
})

test('the screen is drawn anew for each percent of the way, and not for each slice of the work', () => {
  let drawn = 0
  const { result } = renderHook(() => {
    drawn++
    return useAnalysis(PLAYED)
  })
  clockAfter(1000)
  drawn = 0
  for (let slice = 0; slice <= 500; slice++) act(() => tell(slice / 10_000))
  expect(result.current).toEqual({ status: 'working', percent: 5 })
  expect(drawn).toBeLessThan(15)
})
