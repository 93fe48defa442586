import { applyEvent, tilesOf, type Rules } from '../../engine'
import {
  after,
  begin,
  passed,
  presetRules,
  rolled,
  shut,
  stopped,
  takenBack,
} from '../support/scripted-match'

const pub = presetRules('pub')
const stoppingPub: Rules = { ...pub, mayStop: true }

test('keeps the board as it is and scores it', () => {
  const match = after(begin(stoppingPub, 2), rolled(3, 4), shut(7), stopped)
  expect(match).toMatchObject({
    phase: 'turnOver',
    ending: { by: 'stop' },
    score: 38,
    totals: [38, 0],
    next: { seat: 1, round: 1 },
  })
  expect(tilesOf(match.open)).toEqual([1, 2, 3, 4, 5, 6, 8, 9])
})

test('is allowed after every completed throw of the turn', () => {
  const once = after(begin(stoppingPub, 2), rolled(3, 4), shut(7))
  expect(applyEvent(once, stopped).ok).toBe(true)
  expect(applyEvent(after(once, rolled(4, 5), shut(9)), stopped).ok).toBe(true)
})

test.each([
  ['before the first throw of the match', () => begin(stoppingPub, 2)],
  [
    'before the first throw of a later turn',
    () => after(begin(stoppingPub, 2), rolled(3, 4), shut(7), stopped, passed),
  ],
])('is refused %s', (_, match) => {
  expect(applyEvent(match(), stopped)).toEqual({ ok: false, error: 'stop-before-first-throw' })
})

test('is refused while tiles are to be shut, also after a take-back', () => {
  const thrown = after(begin(stoppingPub, 2), rolled(3, 4))
  const takenBackAgain = after(thrown, shut(7), takenBack)
  for (const match of [thrown, takenBackAgain])
    expect(applyEvent(match, stopped)).toEqual({ ok: false, error: 'tiles-not-shut' })
})

test('is refused by rules without stopping, whenever it comes', () => {
  const first = begin(pub, 2)
  const thrown = after(first, rolled(3, 4))
  for (const match of [first, thrown, after(thrown, shut(7))])
    expect(applyEvent(match, stopped)).toEqual({ ok: false, error: 'stopping-not-allowed' })
})

test('plays a round of stopped turns to its end', () => {
  const turn = [rolled(3, 4), shut(7), stopped]
  const match = after(begin(stoppingPub, 2), ...turn, passed, rolled(4, 5), shut(9), stopped)
  expect(match).toMatchObject({ phase: 'matchOver', totals: [38, 36], outcome: { winners: [1] } })
})
