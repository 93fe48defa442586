import { stopOutcome } from '../../../components/table/stop-outcome'
import { turnEndLines } from '../../../components/table/turn-end-lines'
import { en } from '../../../i18n'
import { fr } from '../../../i18n/fr'
import { scripted } from '../../support/scripted-events'
import {
  after,
  announced,
  begin,
  inPhase,
  passed,
  playTurns,
  presetRules,
  stopped,
  subtracting,
} from '../../support/scripted-match'

const hundred = presetRules('hundred')
const first = begin(hundred, 1)
const second = after(playTurns(first, [1, 3, 5]), passed)

test.each([
  ['over', first, 125, '→ 125, 25 over', 'Total 125, 25 over'],
  ['short', first, 7, '→ 7, 93 short', 'Total 7, 93 short'],
  ['exactly', after(second, announced('subtract')), 35, '→ 100, exactly!', 'Total 100, exactly!'],
  [
    'below zero',
    after(second, announced('subtract')),
    289,
    '→ −154, 254 short',
    'Total −154, 254 short',
  ],
  [
    'added',
    after(second, announced('add')),
    12345,
    '→ 12\u00a0480, 12\u00a0380 over',
    'Total 12480, 12380 over',
  ],
])('stopping leads to a total that is %s', (_, match, score, written, spoken) => {
  expect(stopOutcome(match, score, en)).toMatchObject({ written, spoken })
})

test('without a target there is no outcome to tell', () => {
  expect(stopOutcome(begin(presetRules('pub'), 2), 20, en)).toBeUndefined()
})

test('after a turn towards a target the card says the old total, the sign, the score and the new total', () => {
  const match = inPhase('turnOver', playTurns(first, [1, 3, 5], subtracting(2, 8)))
  expect(turnEndLines(match, en)).toMatchObject({
    title: en.play.noMove,
    score: '135 − 28 = 107, 7 over',
  })
})

describe('a turn that hits the target', () => {
  const { match: stuck, events } = scripted(hundred, 1, [1, 3, 5], subtracting(3, 5))
  const byStop = after(first, ...events.slice(0, -1), stopped)
  test.each([
    ['by a stop', byStop],
    ['without a move', stuck],
  ])('is an event of its own on the card: %s', (_, match) => {
    const ended = inPhase('matchOver', match)
    expect(turnEndLines(ended, en)).toMatchObject({
      title: 'Exactly 100!',
      score: '135 − 35 = 100',
    })
    expect(turnEndLines(ended, fr).title).toMatch(/^100\spile\s!$/)
  })
})
