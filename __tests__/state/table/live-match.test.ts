import AsyncStorage from '@react-native-async-storage/async-storage'
import { replay, throwDice, type MatchEvent } from '../../../engine'
import { findMatch, openHistory, resetHistory, useHistory } from '../../../state/history/history'
import {
  beginMatch,
  clearTable,
  openTable,
  recordEvent,
  recordThrow,
  useLiveMatch,
} from '../../../state/table/live-match'
import { hideNotice, useNotices } from '../../../state/saves/notices'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import {
  passed,
  presetRules,
  rolled,
  shut,
  stopped,
  seatsOf,
  takenBack,
  turnLeaving,
} from '../../support/scripted-match'
import { begin, liveMatch, record, recordTurns } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const channel = presetRules('channel')

/** As after the app was killed: only what was saved is left. */
async function restart() {
  useLiveMatch.setState({ live: undefined, saving: undefined })
  resetHistory()
  await openTable()
}

/** What the match on the table is after these events alone. */
function matchAfter(...events: readonly MatchEvent[]) {
  const replayed = replay(liveMatch().match.setup, events)
  if (!replayed.ok) throw new Error(replayed.error)
  return replayed.value
}

const historyNow = async () => {
  await openHistory()
  return useHistory.getState().entries
}

beforeEach(async () => {
  forceSeeds(seedOf(1))
  useNotices.setState(useNotices.getInitialState(), true)
  await AsyncStorage.clear()
  await restart()
})

describe('a new match', () => {
  test('has a seed of 32 bytes, an id of its own, and nothing has happened in it', async () => {
    await begin(['Ann', 'Ben'], channel)
    const first = liveMatch()
    expect(first.seed).toBe(Buffer.from(seedOf(1)).toString('hex'))
    expect(first.events).toEqual([])
    await begin(['Ann', 'Ben'], channel)
    expect(liveMatch().id).not.toBe(first.id)
  })

  test('keeps the colours, and trims the names', async () => {
    const [ann, ben] = seatsOf(['  Ann ', 'Ben'])
    await beginMatch({ rules: channel, players: [ann!, ben!] })
    expect(liveMatch().match.setup.players).toEqual([{ ...ann!, name: 'Ann' }, ben])
  })

  test('that cannot be played leaves what is on the table', async () => {
    await begin(['Ann', 'Ben'], channel)
    const before = useLiveMatch.getState()
    const players = seatsOf(['Ann', 'ann'])
    expect(await beginMatch({ rules: channel, players })).toEqual({
      ok: false,
      error: 'name-repeated',
    })
    expect(useLiveMatch.getState()).toBe(before)
  })

  test('without secure random numbers is refused, and leaves what is on the table', async () => {
    await begin(['Ann', 'Ben'], channel)
    const before = useLiveMatch.getState()
    forceSeeds()
    const players = seatsOf(['Ann', 'Ben'])
    expect(await beginMatch({ rules: channel, players })).toEqual({
      ok: false,
      error: 'no-entropy',
    })
    expect(useLiveMatch.getState()).toBe(before)
  })
})

describe('throws', () => {
  test('are those that the seed holds, one after the other', async () => {
    await begin(['Ann', 'Ben'], presetRules('hundred'))
    await recordThrow(2)
    const { match } = liveMatch()
    if (match.phase !== 'shutting') throw new Error(match.phase)
    expect(match.dice).toEqual(throwDice(seedOf(1), 0, 2))
    const sum = match.dice.reduce((a, b) => a + b)
    await record(shut(...(sum > 9 ? [9, sum - 9] : [sum])))
    await recordThrow(2)
    expect(liveMatch().events.at(-1)).toEqual(rolled(...throwDice(seedOf(1), 1, 2)))
  })

  test('are not made twice', async () => {
    await begin(['Ann', 'Ben'], channel)
    expect(await recordThrow(2)).toBeUndefined()
    expect(await recordThrow(2)).toBe('tiles-not-shut')
    expect(liveMatch().match.throws).toBe(1)
  })

  test('are made with as many dice as the rules say', async () => {
    await begin(['Ann', 'Ben'], channel)
    expect(await recordThrow(1)).toBe('dice-count-not-allowed')
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
  ])('%s', async (_, event, code) => {
    await begin(['Ann', 'Ben'], channel)
    const before = useLiveMatch.getState()
    expect(await recordEvent(event)).toBe(code)
    expect(useLiveMatch.getState()).toBe(before)
  })

  test('anything, when no match is on the table', async () => {
    expect(await recordEvent(passed)).toBe('match-over')
    expect(await recordThrow(2)).toBe('match-over')
    expect(useLiveMatch.getState().live).toBeUndefined()
  })
})

test('the match is the fold of its events', async () => {
  await begin(['Ann', 'Ben', 'Cleo'], channel)
  await recordTurns([9, 8], [1, 2], [5])
  const { events, match } = liveMatch()
  expect(replay(match.setup, events)).toEqual({ ok: true, value: match })
})

describe('a match that is over', () => {
  test('is kept with its events, and stays on the table until its result is seen', async () => {
    await begin(['Ann', 'Ben'], channel)
    await recordTurns([])
    const live = liveMatch()
    expect(live.match.phase).toBe('matchOver')
    expect(await findMatch(live.id)).toEqual(live)
    await clearTable()
    expect(useLiveMatch.getState().live).toBeUndefined()
    await restart()
    expect(useLiveMatch.getState().live).toBeUndefined()
    expect(await findMatch(live.id)).toEqual(live)
    expect(await historyNow()).toMatchObject([{ id: live.id, winners: [0], isAbandoned: false }])
  })

  test('is not kept before its end', async () => {
    await begin(['Ann', 'Ben'], channel)
    await recordTurns([9])
    expect(await historyNow()).toEqual([])
  })

  test('takes no more events', async () => {
    await begin(['Ann', 'Ben'], channel)
    await recordTurns([])
    const before = useLiveMatch.getState()
    expect(await recordThrow(2)).toBe('match-over')
    expect(useLiveMatch.getState()).toBe(before)
  })
})

describe('after the app was killed', () => {
  test.each<[string, () => Promise<void>]>([
    ['before the first throw', async () => {}],
    ['after a throw', async () => void (await recordThrow(2))],
    ['in the middle of a turn', () => record(rolled(6, 3), shut(9))],
    ['between two turns', () => recordTurns([9, 8])],
    ['before the result was seen', () => recordTurns([])],
  ])('the match is where it was: %s', async (_, play) => {
    await begin(['Ann', 'Ben'], channel)
    await play()
    const live = liveMatch()
    await restart()
    expect(liveMatch()).toEqual(live)
  })

  test('the next throw is the one it would have been', async () => {
    await begin(['Ann', 'Ben'], channel)
    await restart()
    await recordThrow(2)
    expect(liveMatch().events).toEqual([rolled(...throwDice(seedOf(1), 0, 2))])
  })

  test('a match that was over is in the history, even if it was killed before it got there', async () => {
    await begin(['Ann', 'Ben'], channel)
    await recordTurns([])
    const { id } = liveMatch()
    await AsyncStorage.multiRemove([`shut-the-box/match/${id}`, 'shut-the-box/index/0'])
    await restart()
    expect(await historyNow()).toMatchObject([{ id }])
  })
})

describe('what is written can be read back', () => {
  afterEach(() => jest.restoreAllMocks())

  test.each([-1, -8.64e15])('by a clock that says %d, before 1970', async (time) => {
    jest.spyOn(Date, 'now').mockReturnValue(time)
    await begin(['Ann', 'Ben'], channel)
    await recordTurns([9, 8])
    const live = liveMatch()
    expect(live.startedAt).toBe(time)
    await restart()
    expect(liveMatch()).toEqual(live)
    await recordTurns([])
    await restart()
    expect(await historyNow()).toMatchObject([{ id: live.id, startedAt: time, endedAt: time }])
    expect(useNotices.getState().notices).toEqual([])
  })

  test('until somebody has shut and taken back a hundred thousand times: then nothing is added, which is said', async () => {
    await begin(['Ann', 'Ben'], channel)
    await record(rolled(6, 3))
    const back = Array.from({ length: 99_999 }, () => [shut(9), takenBack]).flat()
    useLiveMatch.setState({
      live: {
        ...liveMatch(),
        events: [rolled(6, 3), ...back.slice(0, -1)],
        match: matchAfter(rolled(6, 3), shut(9)),
      },
    })
    await record(takenBack)
    expect(useNotices.getState().notices).toEqual([])
    expect(await recordEvent(shut(9))).toBe('too-long')
    expect(useNotices.getState().notices).toEqual(['too-long'])
    hideNotice('too-long')
    const live = liveMatch()
    await restart()
    expect(liveMatch().events).toEqual(live.events)
    expect(useNotices.getState().notices).toEqual([])
  })
})

describe('a match that is left for another', () => {
  test('goes to the history as abandoned', async () => {
    await begin(['Ann', 'Ben'], channel)
    await recordTurns([9, 8])
    const left = liveMatch()
    await begin(['Ann', 'Cleo'], channel)
    expect(await historyNow()).toMatchObject([{ id: left.id, isAbandoned: true, winners: [] }])
    expect(await findMatch(left.id)).toEqual(left)
  })

  test('leaves no trace where nobody has thrown', async () => {
    await begin(['Ann', 'Ben'], channel)
    await begin(['Ann', 'Cleo'], channel)
    expect(await historyNow()).toEqual([])
  })
})

describe('a store that fails', () => {
  const setItem = jest.mocked(AsyncStorage.setItem)
  const actualSetItem = setItem.getMockImplementation()!

  test('is said, and play goes on; the next save that succeeds takes it back', async () => {
    await begin(['Ann', 'Ben'], channel)
    setItem.mockRejectedValueOnce(new Error('full'))
    await record(rolled(6, 3))
    expect(liveMatch().match.phase).toBe('shutting')
    expect(useNotices.getState().notices).toEqual(['not-saved'])
    await record(shut(9))
    expect(useNotices.getState().notices).toEqual([])
    const live = liveMatch()
    await restart()
    expect(liveMatch()).toEqual(live)
  })

  test('is said once until it works again, however often it fails', async () => {
    const notices = () => useNotices.getState().notices
    await begin(['Ann', 'Ben'], channel)
    setItem.mockRejectedValue(new Error('full'))
    await record(rolled(6, 3))
    hideNotice('not-saved')
    await record(shut(9), rolled(1, 2))
    expect(notices()).toEqual([])
    setItem.mockImplementation(actualSetItem)
    await record(shut(3))
    setItem.mockRejectedValueOnce(new Error('full'))
    await record(rolled(1, 1))
    expect(notices()).toEqual(['not-saved'])
  })

  test('does not lose a match that is over: the next one that is kept takes it along', async () => {
    await begin(['Ann', 'Ben'], channel)
    const won = turnLeaving(liveMatch().match, [])
    await record(...won.slice(0, -1))
    const { id } = liveMatch()
    setItem.mockImplementation((key) =>
      key.includes(id) ? Promise.reject(new Error('full')) : Promise.resolve(),
    )
    await record(...won.slice(-1))
    await clearTable()
    setItem.mockImplementation(actualSetItem)
    await begin(['Ann', 'Cleo'], channel)
    await recordTurns([])
    await historyNow()
    await restart()
    expect((await historyNow()).map((entry) => entry.id)).toContain(id)
  })

  test('takes one event at a time', async () => {
    await begin(['Ann', 'Ben'], channel)
    const [first, second] = await Promise.all([recordThrow(2), recordThrow(2)])
    expect([first, second]).toEqual([undefined, 'saving'])
    expect(liveMatch().match.throws).toBe(1)
  })
})
