import { tileSet, turnRecords, type MatchEvent, type MatchSetup } from '../../engine'
import { deepFreeze } from '../support/deep-freeze'
import {
  announced,
  passed,
  players,
  presetRules,
  rolled,
  shut,
  stopped,
  takenBack,
} from '../support/scripted-match'

const hundred = deepFreeze<MatchSetup>({ rules: presetRules('hundred'), players: players(1) })

const first = [rolled(6, 3), shut(9), stopped]

test('a turn is recorded with its throws, its end, its score and the total after it', () => {
  const channel = deepFreeze<MatchSetup>({ rules: presetRules('channel'), players: players(2) })
  const throws = [rolled(6, 2), shut(8), rolled(6, 1), shut(7), rolled(6, 6), shut(2, 4, 6)]
  const events = [...throws, rolled(2, 1), shut(3), rolled(3, 1)]
  expect(turnRecords(channel, deepFreeze(events))).toStrictEqual([
    {
      seat: 0,
      round: 1,
      throws: [
        { dice: [6, 2], shut: tileSet([8]) },
        { dice: [6, 1], shut: tileSet([7]) },
        { dice: [6, 6], shut: tileSet([2, 4, 6]) },
        { dice: [2, 1], shut: tileSet([3]) },
        { dice: [3, 1], shut: tileSet([]) },
      ],
      ending: { by: 'no-move', dice: [3, 1] },
      open: tileSet([1, 5, 9]),
      score: 15,
      total: 15,
    },
  ])
})

test('what was taken back is not on record, what was shut instead is', () => {
  const events = [rolled(6, 3), shut(9), takenBack, shut(1, 8), rolled(6, 1), shut(7), stopped]
  expect(turnRecords(hundred, events)[0]?.throws).toEqual([
    { dice: [6, 3], shut: tileSet([1, 8]) },
    { dice: [6, 1], shut: tileSet([7]) },
  ])
})

test('a stop adds no throw', () => {
  expect(turnRecords(hundred, first)).toMatchObject([
    { throws: [{ dice: [6, 3] }], ending: { by: 'stop' }, score: 12345678, sign: 'add' },
  ])
})

test('a shut box is recorded with its last throw', () => {
  const pub = { rules: presetRules('pub'), players: players(1) }
  const pairs = [rolled(1, 2), shut(1, 2), rolled(3, 4), shut(3, 4), rolled(5, 6), shut(5, 6)]
  const high = [rolled(3, 4), shut(7), rolled(4, 4), shut(8), rolled(4, 5), shut(9)]
  const records = turnRecords(pub, [...pairs, ...high])
  expect(records).toMatchObject([{ ending: { by: 'shut' }, open: 0, score: 0, total: 0 }])
  expect(records[0]?.throws.at(-1)).toEqual({ dice: [4, 5], shut: tileSet([9]) })
})

test('every turn of a target carries its sign and the total it led to', () => {
  const events = [...first, passed, announced('subtract'), rolled(5, 3), shut(8), stopped]
  expect(turnRecords(hundred, events)).toMatchObject([
    { round: 1, sign: 'add', score: 12345678, total: 12345678 },
    { round: 2, sign: 'subtract', score: 12345679, total: -1, throws: [{ dice: [5, 3] }] },
  ])
})

test('a turn under way is not on record yet', () => {
  expect(turnRecords(hundred, [rolled(6, 3), shut(9)])).toEqual([])
  expect(turnRecords(hundred, [...first, passed, announced('add'), rolled(6, 3)])).toHaveLength(1)
})

test('records end before the first refused event', () => {
  const events: MatchEvent[] = [...first, rolled(1, 1), passed, announced('add'), ...first]
  expect(turnRecords(hundred, events)).toHaveLength(1)
})

test('a set-up that cannot be played has no records', () => {
  expect(turnRecords({ ...hundred, players: [] }, first)).toEqual([])
})
