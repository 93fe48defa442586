import { tilesOf, type MatchEvent, type Rules } from '../../engine'
import type { SeatedMatch } from '../../model/player'
import { tableView } from '../../model/table-view'
import { after, begin, presetRules, rolled, shut } from '../support/scripted-match'

const STILL = { isTumbling: false }
const TUMBLING = { isTumbling: true }

const channel = begin(presetRules('channel'), 2)
const viewAfter = (match: SeatedMatch, events: readonly MatchEvent[], moment = STILL) =>
  tableView(after(match, ...events), events, moment)

test('before the first throw two dice lie on the felt that count for nothing', () => {
  const view = viewAfter(channel, [])
  expect(view.dice).toHaveLength(2)
  expect(view.areDiceSpent).toBe(true)
  expect(view.diceCounts).toEqual([2])
  expect(tilesOf(view.choosable)).toEqual([])
})

test('after a throw the flaps of every move can be chosen', () => {
  const view = viewAfter(channel, [rolled(1, 2)])
  expect(view).toMatchObject({ dice: [1, 2], areDiceSpent: false, diceCounts: [] })
  expect(tilesOf(view.choosable)).toEqual([1, 2, 3])
})

test('the dice of a throw stay on the felt once its flaps are shut', () => {
  const view = viewAfter(channel, [rolled(6, 3), shut(9)])
  expect(view).toMatchObject({ dice: [6, 3], areDiceSpent: true })
})

test('how a turn ended is shown only when its dice lie still', () => {
  const stuck = [rolled(6, 3), shut(9), rolled(6, 3), shut(2, 7), rolled(6, 3), shut(3, 6)]
  const noMove = [...stuck, rolled(1, 1)]
  expect(after(channel, ...noMove).phase).toBe('turnOver')
  expect(viewAfter(channel, noMove, TUMBLING).isEndShown).toBe(false)
  expect(viewAfter(channel, noMove, STILL).isEndShown).toBe(true)
})

test('one die or two is the choice of the player, as long as there is one', () => {
  const rules: Rules = { ...presetRules('stakes'), oneDie: 'may-after-high' }
  const events = [rolled(6, 3), shut(9), rolled(6, 2), shut(8), rolled(6, 1), shut(7)]
  const match = after(begin(rules, 2), ...events)
  expect(tableView(match, events, STILL)).toMatchObject({ diceCounts: [1, 2], diceCount: 2 })
  expect(tableView(match, events, { ...STILL, wantedDice: 1 }).diceCount).toBe(1)
  const first = begin(rules, 2)
  expect(tableView(first, [], { ...STILL, wantedDice: 1 }).diceCount).toBe(2)
})
