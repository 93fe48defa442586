import { ownFiguresLine } from '../../../components/results/own-figures-line'
import { turnRecords, type Format, type Rules } from '../../../engine'
import { en } from '../../../i18n'
import type { OwnFigures } from '../../../model/statistics'
import { scripted } from '../../support/scripted-events'
import { inPhase, presetRules, type ScriptedTurn } from '../../support/scripted-match'

const pub = presetRules('pub')
const by = (format: Format, rules: Rules): Rules => ({ ...rules, format })

const before = (best: number, average: number): OwnFigures => ({ best, average })

function line(rules: Rules, figures: OwnFigures | null, ...turns: ScriptedTurn[]) {
  const { setup, events, match } = scripted(rules, 1, ...turns)
  return ownFiguresLine(inPhase('matchOver', match), turnRecords(setup, events), figures, en)
}

test.each<[string, Rules, OwnFigures | null, ScriptedTurn[]]>([
  [en.results.figures.first, pub, null, [[9]]],
  ['Your best yet: 8. Before that: 12. Your average is 20.', pub, before(12, 20), [[8]]],
  ['As good as your best. Your average is 20.', pub, before(8, 20), [[8]]],
  ['Better than your average of 20. Your best is 5.', pub, before(5, 20), [[8]]],
  ['Your average is 6.5, your best 5.', pub, before(5, 6.5), [[8]]],
])('%s', (sentence, rules, figures, turns) => {
  expect(line(rules, figures, ...turns)).toBe(sentence)
})

test('in a match of several turns the best one and their average count', () => {
  const rules = by({ kind: 'rounds', rounds: 2, shutWins: false }, pub)
  expect(line(rules, before(5, 7), [9], [2])).toBe(
    'Your best turn yet: 2. Before that: 5. Your average is 7.',
  )
  expect(line(rules, before(2, 7), [9], [2])).toBe('Better than your average of 7. Your best is 2.')
  expect(line(rules, before(1, 3), [9], [2])).toBe('Your average is 3, your best 1.')
})

test('in a target match the distance counts', () => {
  const rules = by({ kind: 'target', target: 100, turns: 1 }, presetRules('hundred'))
  expect(line(rules, before(20, 50), [8, 9])).toBe(
    'Your best yet: 11. Before that: 20. Your average is 50.',
  )
})

test('in knockout the rounds survived count, and more are better', () => {
  const sailors = presetRules('sailors')
  const survived = (figures: OwnFigures) => line(sailors, figures, [9], [9], [9], [9], [9])
  expect(survived(before(3, 2.5))).toBe('Your best yet: 4. Before that: 3. Your average is 2.5.')
  expect(survived(before(4, 2.5))).toBe('As good as your best. Your average is 2.5.')
  expect(survived(before(6, 3))).toBe('Better than your average of 3. Your best is 6.')
  expect(survived(before(6, 5))).toBe('Your average is 5, your best 6.')
})
