import { enterPhase } from '../../engine/enter-phase'
import { STATES } from '../support/match-states'

const rolling = STATES['about to throw first']

test('a phase is entered with what it holds', () => {
  expect(enterPhase(rolling, 'shutting', { dice: [3, 5] })).toEqual({
    ...rolling,
    phase: 'shutting',
    dice: [3, 5],
  })
})

test('it cannot be entered without: this file would not compile', () => {
  // @ts-expect-error -- the dice are missing
  expect(enterPhase(rolling, 'shutting', {})).not.toHaveProperty('dice')
  // @ts-expect-error -- nothing is given at all
  expect(() => enterPhase(rolling, 'turnOver')).not.toThrow()
  // @ts-expect-error -- the next turn is missing
  enterPhase(rolling, 'turnOver', { ending: { by: 'stop' }, score: 3 })
  // @ts-expect-error -- the outcome is missing
  enterPhase(rolling, 'matchOver', { ending: { by: 'stop' }, score: 3 })
  // @ts-expect-error -- the dice are missing, should it be this phase of the two
  enterPhase(rolling, rolling.throws > 0 ? 'shutting' : 'rolling', {})
  // @ts-expect-error -- no dice lie on the table before a throw
  enterPhase(rolling, 'rolling', { dice: [3, 5] })
})
