import { act, renderHook } from '@testing-library/react-native'
import { tileSet, type Evaluation } from '../../../engine'
import type { PlayedMatch } from '../../../model/played-match'
import { tableView } from '../../../model/table-view'
import { useCoach } from '../../../state/coach/use-coach'
import { judge, judgeInDepth, stopThinking, think } from '../../../state/judgement/judgement-bundle'
import { after, begin, presetRules, rolled, shut } from '../../support/scripted-match'

jest.mock('../../../state/judgement/judgement-bundle', () => ({
  judge: jest.fn(() => Promise.resolve(undefined)),
  judgeInDepth: jest.fn(() => Promise.resolve(undefined)),
  think: jest.fn(),
  stopThinking: jest.fn(),
}))

const match = begin(presetRules('channel'), 2)
const before: PlayedMatch = { id: 'of the test', startedAt: 0, endedAt: 0, events: [], match }
const events = [rolled(5, 3)]
const thrown: PlayedMatch = { ...before, events, match: after(match, ...events) }

test('the coach thinks while the table lies still, and not while dice are in the air', async () => {
  const still = { ...tableView(match, [], {}), isUnfolding: false }
  const { rerender } = renderHook(
    ({ live, isUnfolding }: { live: PlayedMatch; isUnfolding: boolean }) =>
      useCoach('lamp', live, { ...still, isUnfolding }, () => {}),
    { initialProps: { live: before, isUnfolding: false } },
  )
  await act(async () => {})
  expect(think).toHaveBeenCalledTimes(1)
  expect(stopThinking).not.toHaveBeenCalled()
  rerender({ live: thrown, isUnfolding: true })
  await act(async () => {})
  expect(stopThinking).toHaveBeenCalledTimes(1)
  expect(think).toHaveBeenCalledTimes(1)
  rerender({ live: thrown, isUnfolding: false })
  await act(async () => {})
  expect(think).toHaveBeenLastCalledWith(thrown.match)
})

describe('who asks is told once more when a deeper aim is there', () => {
  /** That this flap is the best, by far. */
  const advising = (aim: Evaluation['aim'], ...flaps: number[]): Evaluation => ({
    aim,
    value: 0.6,
    choices: [
      { choice: { type: 'shut', tiles: tileSet(flaps) }, value: 0.6, goesOn: 36 },
      { choice: { type: 'shut', tiles: tileSet([1, 7]) }, value: 0.2, goesOn: 30 },
    ],
  })
  const view = { ...tableView(thrown.match, events, {}), isUnfolding: false }

  /** Asks, and is told in depth when it says so. */
  async function ask() {
    let tellInDepth: (evaluation: Evaluation) => void = () => {}
    jest.mocked(judge).mockResolvedValueOnce(advising('win-assumed', 8))
    jest.mocked(judgeInDepth).mockReturnValueOnce(new Promise((resolve) => (tellInDepth = resolve)))
    const hook = renderHook(
      ({ live }: { live: PlayedMatch }) => useCoach('lamp', live, view, () => {}),
      { initialProps: { live: thrown } },
    )
    act(() => hook.result.current!.onAsk!())
    await act(async () => {})
    const tellDeeper = async (evaluation: Evaluation) => {
      tellInDepth(evaluation)
      await act(async () => {})
    }
    return { ...hook, tellDeeper }
  }

  test('so the light moves to other flaps', async () => {
    const { result, tellDeeper } = await ask()
    expect(result.current!.advised).toBe(tileSet([8]))
    await tellDeeper(advising('win', 3, 5))
    expect(result.current!.advised).toBe(tileSet([3, 5]))
    expect(result.current!.topic).toMatchObject({ evaluation: { aim: 'win' } })
  })

  test('but not of a moment that has passed', async () => {
    const { result, rerender, tellDeeper } = await ask()
    const later = [...events, shut(8)]
    rerender({ live: { ...thrown, events: later, match: after(match, ...later) } })
    await tellDeeper(advising('win', 3, 5))
    expect(result.current!.topic).toBeUndefined()
  })
})
