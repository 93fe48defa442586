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

test('the screen is drawn anew for each percent of the way, and not for each slice of the work', () => {
  let tell: (part: number) => void = () => {}
  jest.mocked(analyseMatch).mockImplementation((_, __, onPart = () => {}) => {
    tell = onPart
    return new Promise(() => {})
  })
  let drawn = 0
  const { result } = renderHook(() => {
    drawn++
    return useAnalysis(PLAYED)
  })
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  drawn = 0
  for (let slice = 0; slice <= 500; slice++) act(() => tell(slice / 10_000))
  now.mockRestore()
  expect(result.current.percent).toBe(5)
  expect(drawn).toBeLessThan(15)
})
