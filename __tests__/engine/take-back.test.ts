import { applyEvent } from '../../engine'
import {
  after,
  begin,
  passed,
  playTurns,
  presetRules,
  rolled,
  shut,
  stopped,
  takenBack,
} from '../support/scripted-match'

const hundred = presetRules('hundred')
const refused = { ok: false, error: 'nothing-to-take-back' }

test('puts the match back exactly as it was before the tiles were shut', () => {
  const thrown = after(begin(hundred, 2), rolled(6, 3), shut(9), rolled(5, 3))
  expect(after(thrown, shut(1, 7), takenBack)).toStrictEqual(thrown)
})

test('lets the same throw shut other tiles, as often as one likes', () => {
  const thrown = after(begin(hundred, 2), rolled(5, 3))
  const changed = after(thrown, shut(8), takenBack, shut(1, 7), takenBack, shut(2, 6))
  expect(changed).toStrictEqual(after(thrown, shut(2, 6)))
})

test('is refused across a throw', () => {
  const thrown = after(begin(hundred, 2), rolled(5, 3), shut(8), rolled(6, 3))
  expect(applyEvent(thrown, takenBack)).toEqual(refused)
})

test('is refused a second time: the shut before the last throw stays', () => {
  const match = after(begin(hundred, 2), rolled(5, 3), shut(8), rolled(6, 3), shut(9), takenBack)
  expect(applyEvent(match, takenBack)).toEqual(refused)
})

test('is refused before anything was shut', () => {
  expect(applyEvent(begin(hundred, 2), takenBack)).toEqual(refused)
})

test('is refused once the turn has ended, by a stop, without a move, or by a shut box', () => {
  const stop = after(begin(hundred, 2), rolled(5, 3), shut(8), stopped)
  const noMove = playTurns(begin(hundred, 2), [9])
  const shutBox = playTurns(begin(hundred, 2), [])
  for (const over of [stop, noMove, shutBox])
    expect(applyEvent(over, takenBack)).toEqual({ ok: false, error: 'turn-over' })
})

test('does not reach into the turn before', () => {
  const match = after(begin(hundred, 2), rolled(5, 3), shut(8), stopped, passed)
  expect(applyEvent(match, takenBack)).toEqual(refused)
})

test('cannot undo the throw that won the match', () => {
  const won = playTurns(begin(presetRules('channel'), 2), [])
  expect(applyEvent(won, takenBack)).toEqual({ ok: false, error: 'match-over' })
})
