import { act, renderHook } from '@testing-library/react-native'
import type { PlayedMatch } from '../../../model/played-match'
import { tableView } from '../../../model/table-view'
import { useCoach } from '../../../state/coach/use-coach'
import { stopThinking, think } from '../../../state/judgement/loaded'
import { after, begin, presetRules, rolled } from '../../support/scripted-match'

jest.mock('../../../state/judgement/loaded', () => ({
  judge: jest.fn(() => Promise.resolve(undefined)),
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
      useCoach('lamp', live, { ...still, isUnfolding }, () => {}, undefined),
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
