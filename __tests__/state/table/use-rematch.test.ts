import type { Rules } from '../../../engine'
import { loserOf, rotateSeats } from '../../../state/table/use-rematch'
import {
  begin,
  inPhase,
  playTurns,
  presetRules,
  type ScriptedTurn,
} from '../../support/scripted-match'
import { seatsOf } from '../../support/scripted-match'

const pub = presetRules('pub')

test.each<[string, Rules, number, ScriptedTurn[], number | undefined]>([
  ['whoever pays the round', pub, 3, [[9], [1, 9], [1]], 1],
  ['the first of those who pay', pub, 3, [[9], [9], [1]], 0],
  ['the one with the fewest chips', presetRules('stakes'), 2, [[9], [1]], 0],
  ['nobody, where all share the win', pub, 2, [[9], [9]], undefined],
  ['nobody, where one plays alone', pub, 1, [[9]], undefined],
])('the loser is %s', (_, rules, players, turns, loser) => {
  const match = inPhase('matchOver', playTurns(begin(rules, players), ...turns))
  expect(loserOf(match)).toBe(loser)
})

test.each([
  [0, 'Ann Ben Cleo'],
  [1, 'Ben Cleo Ann'],
  [2, 'Cleo Ann Ben'],
])('turned to seat %d the table sits %s', (first, order) => {
  const setup = { rules: pub, players: seatsOf(['Ann', 'Ben', 'Cleo']) }
  const turned = rotateSeats(setup, first)
  expect(turned.players.map(({ name }) => name).join(' ')).toBe(order)
  expect(turned.rules).toBe(pub)
})
