import { replay, startMatch, type MatchEvent, type MatchSetup } from '../../engine'
import { deepFreeze } from '../support/deep-freeze'
import { after, begin, passed, players, presetRules, rolled, shut } from '../support/scripted-match'

const setup = deepFreeze<MatchSetup>({ rules: presetRules('channel'), players: players(2) })
const events = deepFreeze<MatchEvent[]>([rolled(6, 3), shut(9), rolled(6, 3), shut(1, 8)])

test('no events are the match as it starts', () => {
  expect(replay(setup, [])).toStrictEqual(startMatch(setup))
})

test('the events one by one are the match they were played in', () => {
  expect(replay(setup, events)).toStrictEqual({
    ok: true,
    value: after(begin(setup.rules, 2), ...events),
  })
})

test('a set-up that cannot be played is refused', () => {
  expect(replay({ ...setup, players: [] }, events)).toEqual({ ok: false, error: 'too-few-players' })
})

test('the first refusal is the answer, whatever comes after it', () => {
  const broken = [...events, passed, rolled(1, 1)]
  expect(replay(setup, broken)).toEqual({ ok: false, error: 'turn-not-over' })
})
