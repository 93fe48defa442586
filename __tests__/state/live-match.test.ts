import { replay, throwDice, type MatchEvent } from '../../engine'
import { useFinishedMatches } from '../../state/finished-matches'
import { bytesOf } from '../../state/hex'
import {
  beginMatch,
  clearTable,
  recordEvent,
  recordThrow,
  useLiveMatch,
} from '../../state/live-match'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { passed, presetRules, rolled, shut, stopped, takenBack } from '../support/scripted-match'
import { begin, liveMatch, record, recordTurns, seatsOf } from '../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../support/forced-entropy'))

const channel = presetRules('channel')

beforeEach(() => {
  forceSeeds(seedOf(1))
  clearTable()
  useFinishedMatches.setState({ matches: {} })
})

describe('a new match', () => {
  test('has a seed of 32 bytes, an id of its own, and nothing has happened in it', () => {
    begin(['Ann', 'Ben'], channel)
    const first = liveMatch()
    expect(bytesOf(first.seed)).toEqual(seedOf(1))
    expect(first.events).toEqual([])
    begin(['Ann', 'Ben'], channel)
    expect(liveMatch().id).not.toBe(first.id)
  })

  test('keeps the colours, and trims the names', () => {
    const [ann, ben] = seatsOf(['  Ann ', 'Ben'])
    beginMatch({ rules: channel, players: [ann!, ben!] })
    expect(liveMatch().setup.players).toEqual([{ ...ann!, name: 'Ann' }, ben])
  })

  test('that cannot be played leaves what is on the table', () => {
    begin(['Ann', 'Ben'], channel)
    const before = useLiveMatch.getState()
    const players = seatsOf(['Ann', 'ann'])
    expect(beginMatch({ rules: channel, players })).toEqual({ ok: false, error: 'name-repeated' })
    expect(useLiveMatch.getState()).toBe(before)
  })

  test('without secure random numbers is refused, and leaves what is on the table', () => {
    begin(['Ann', 'Ben'], channel)
    const before = useLiveMatch.getState()
    forceSeeds()
    const players = seatsOf(['Ann', 'Ben'])
    expect(beginMatch({ rules: channel, players })).toEqual({ ok: false, error: 'no-entropy' })
    expect(useLiveMatch.getState()).toBe(before)
  })
})

describe('throws', () => {
  test('are those that the seed holds, one after the other', () => {
    begin(['Ann', 'Ben'], presetRules('hundred'))
    recordThrow(2)
    const { match } = liveMatch()
    if (match.phase !== 'shutting') throw new Error(match.phase)
    expect(match.dice).toEqual(throwDice(seedOf(1), 0, 2))
    const sum = match.dice.reduce((a, b) => a + b)
    record(shut(...(sum > 9 ? [9, sum - 9] : [sum])))
    recordThrow(2)
    expect(liveMatch().events.at(-1)).toEqual(rolled(...throwDice(seedOf(1), 1, 2)))
  })

  test('are not made twice', () => {
    begin(['Ann', 'Ben'], channel)
    expect(recordThrow(2)).toBeUndefined()
    expect(recordThrow(2)).toBe('tiles-not-shut')
    expect(liveMatch().match.throws).toBe(1)
  })

  test('are made with as many dice as the rules say', () => {
    begin(['Ann', 'Ben'], channel)
    expect(recordThrow(1)).toBe('dice-count-not-allowed')
    expect(liveMatch().events).toEqual([])
  })
})

describe('what the rules refuse leaves no trace', () => {
  test.each<[string, MatchEvent, string]>([
    ['shutting before a throw', shut(9), 'dice-not-thrown'],
    ['taking back nothing', takenBack, 'nothing-to-take-back'],
    ['stopping where nobody may', stopped, 'stopping-not-allowed'],
    ['passing in the middle of a turn', passed, 'turn-not-over'],
    [
      'announcing where nothing is announced',
      { type: 'signAnnounced', sign: 'add' },
      'nothing-to-announce',
    ],
  ])('%s', (_, event, code) => {
    begin(['Ann', 'Ben'], channel)
    const before = useLiveMatch.getState()
    expect(recordEvent(event)).toBe(code)
    expect(useLiveMatch.getState()).toBe(before)
  })

  test('anything, when no match is on the table', () => {
    expect(recordEvent(passed)).toBe('match-over')
    expect(recordThrow(2)).toBe('match-over')
    expect(useLiveMatch.getState().live).toBeUndefined()
  })
})

test('the match is the fold of its events', () => {
  begin(['Ann', 'Ben', 'Cleo'], channel)
  recordTurns([9, 8], [1, 2], [5])
  const { setup, events, match } = liveMatch()
  expect(replay(setup, events)).toEqual({ ok: true, value: match })
})

describe('a match that is over', () => {
  test('is kept with its events, and stays on the table until its result is seen', () => {
    begin(['Ann', 'Ben'], channel)
    recordTurns([])
    const live = liveMatch()
    expect(live.match.phase).toBe('matchOver')
    expect(useFinishedMatches.getState().matches).toEqual({ [live.id]: live })
    clearTable()
    expect(useLiveMatch.getState().live).toBeUndefined()
    expect(useFinishedMatches.getState().matches[live.id]).toEqual(live)
  })

  test('is not kept before its end', () => {
    begin(['Ann', 'Ben'], channel)
    recordTurns([9])
    expect(useFinishedMatches.getState().matches).toEqual({})
  })

  test('takes no more events', () => {
    begin(['Ann', 'Ben'], channel)
    recordTurns([])
    const before = useLiveMatch.getState()
    expect(recordThrow(2)).toBe('match-over')
    expect(useLiveMatch.getState()).toBe(before)
  })
})
