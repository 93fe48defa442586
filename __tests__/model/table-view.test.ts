import { tileSet, tilesOf, type MatchEvent, type Rules } from '../../engine'
import type { SeatedMatch } from '../../model/player'
import type { Stage } from '../../model/table-timeline'
import { tableView, type TableMoment } from '../../model/table-view'
import { scripted } from '../support/scripted-events'
import {
  after,
  begin,
  passed,
  presetRules,
  rolled,
  shut,
  stopped,
  subtracting,
  turnLeaving,
} from '../support/scripted-match'

const channel = begin(presetRules('channel'), 2)
const viewAfter = (match: SeatedMatch, events: readonly MatchEvent[], moment: TableMoment = {}) =>
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

test('while the dice tumble no flap is told to be of use', () => {
  const view = viewAfter(channel, [rolled(1, 2)], { stage: 'tumbling', before: channel })
  expect(tilesOf(view.choosable)).toEqual([])
  expect(view.moves).not.toEqual([])
})

test('the dice of a throw stay on the felt once its flaps are shut', () => {
  const view = viewAfter(channel, [rolled(6, 3), shut(9)])
  expect(view).toMatchObject({ dice: [6, 3], areDiceSpent: true })
})

test('how a turn ended is shown only when its dice lie still', () => {
  const stuck = [rolled(6, 3), shut(9), rolled(6, 3), shut(2, 7), rolled(6, 3), shut(3, 6)]
  const noMove = [...stuck, rolled(1, 1)]
  expect(after(channel, ...noMove).phase).toBe('turnOver')
  const before = after(channel, ...stuck)
  expect(viewAfter(channel, noMove, { stage: 'tumbling', before }).ended).toBeUndefined()
  expect(viewAfter(channel, noMove).ended).toBeDefined()
})

test('one die or two is the choice of the player, as long as there is one', () => {
  const rules: Rules = { ...presetRules('stakes'), oneDie: 'may-after-high' }
  const events = [rolled(6, 3), shut(9), rolled(6, 2), shut(8), rolled(6, 1), shut(7)]
  const match = after(begin(rules, 2), ...events)
  expect(tableView(match, events, {})).toMatchObject({ diceCounts: [1, 2], diceCount: 2 })
  expect(tableView(match, events, { wantedDice: 1 }).diceCount).toBe(1)
  const first = begin(rules, 2)
  expect(tableView(first, [], { wantedDice: 1 }).diceCount).toBe(2)
})

describe('stage by stage', () => {
  const events = [...turnLeaving(channel, [8, 9])]
  const before = after(channel, ...events.slice(0, -1))
  const view = (stage: Stage) => viewAfter(channel, events, { stage, before })

  test.each(['tumbling', 'landed', 'stuck'] as const)('%s: the match before the throw', (stage) => {
    expect(view(stage)).toMatchObject({ match: before, isUnfolding: true, ended: undefined })
  })

  test('the card comes with the old total, and the new one follows', () => {
    expect(view('card')).toMatchObject({ ended: { totals: [17, 0] }, isUnfolding: false })
    expect(view('card').match).toMatchObject({ phase: 'turnOver', score: 17, totals: [0, 0] })
    expect(view('score').match.totals).toEqual([17, 0])
  })

  test('what the end of a round changes is shown last', () => {
    const stakes = begin(presetRules('stakes'), 2)
    const first = [...turnLeaving(stakes, [9]), passed]
    const round = [...first, ...turnLeaving(stakes, [8])]
    const start = after(stakes, ...round.slice(0, -1))
    const at = (stage: Stage) => viewAfter(stakes, round, { stage, before: start }).match
    expect(at('score')).toMatchObject({ roundScores: [9, 8], chips: [0, 0] })
    expect(at('rest')).toMatchObject({ roundScores: [9, 8], chips: [-1, 1] })
  })

  test('the lid is over a shut box only, and not before its last flap has fallen', () => {
    const shutBox = turnLeaving(channel, [])
    const start = after(channel, ...shutBox.slice(0, -1))
    const at = (stage: Stage) => viewAfter(channel, shutBox, { stage, before: start })
    expect(at('falling')).toMatchObject({ match: start, isLidDown: false, isChosenMove: true })
    expect(at('light')).toMatchObject({ isLidDown: false, isUnfolding: true })
    expect(at('lid').isLidDown).toBe(true)
    expect(at('rest').isLidDown).toBe(true)
    expect(view('rest').isLidDown).toBe(false)
  })
})

describe('a target that is hit', () => {
  const { events: stuck } = scripted(presetRules('hundred'), 2, [1, 3, 5], [9], subtracting(3, 5))
  const stop = [...stuck.slice(0, -1), stopped]
  const start = begin(presetRules('hundred'), 2)
  const before = after(start, ...stuck.slice(0, -1))
  const at = (stage: Stage, events = stop) => viewAfter(start, events, { stage, before })

  test('is told when light runs along the row, and before the score has come', () => {
    expect(at('silence')).toMatchObject({ isTargetHit: false, ended: undefined })
    expect(at('light')).toMatchObject({ isTargetHit: true, isUnfolding: true, ended: undefined })
    expect(at('light').match.totals[0]).toBe(135)
    expect(at('card')).toMatchObject({ isTargetHit: true, isUnfolding: false, isLidDown: false })
    expect(at('rest').match.totals[0]).toBe(100)
  })

  test('is not told by dice that have not landed', () => {
    const shown = (['tumbling', 'landing', 'landed', 'stuck'] as const).map((s) => at(s, stuck))
    expect(shown.some(({ isTargetHit }) => isTargetHit)).toBe(false)
  })

  test('leaves no flap dim: they are the number that has hit', () => {
    expect(tilesOf(at('rest', stuck).dim)).toEqual([])
  })

  test('is none where a turn or a match ends beside it', () => {
    const { match, events } = scripted(presetRules('hundred'), 2, [1, 3, 5], [9])
    expect(tableView(match, events, {}).isTargetHit).toBe(false)
    expect(viewAfter(channel, turnLeaving(channel, [])).isTargetHit).toBe(false)
  })
})

test('flaps are dim only if a throw lies there that cannot shut them', () => {
  const dimAfter = (events: readonly MatchEvent[], moment: TableMoment = {}) =>
    tilesOf(viewAfter(channel, events, moment).dim)
  expect(dimAfter([])).toEqual([])
  expect(dimAfter([rolled(1, 2)], { stage: 'tumbling', before: channel })).toEqual([])
  expect(dimAfter([rolled(1, 2)])).toEqual([4, 5, 6, 7, 8, 9])
  expect(dimAfter([rolled(6, 3), shut(9)])).toEqual([])
  expect(dimAfter(turnLeaving(channel, [8, 9]))).toEqual([8, 9])
  expect(dimAfter(turnLeaving(channel, []))).toEqual([])
})

test('a flap that this throw can shut is not dim, whatever is chosen', () => {
  const view = viewAfter(channel, [rolled(3, 5)], { chosen: tileSet([3]) })
  expect(tilesOf(view.dim)).toEqual([9])
  expect(tilesOf(view.choosable)).toEqual([1, 4, 5])
})
