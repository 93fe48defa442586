import { stepLine } from '../../../components/replay/step-line'
import type { MatchEvent, Rules } from '../../../engine'
import { en } from '../../../i18n'
import { replaySteps } from '../../../state/table/replay-steps'
import {
  announced,
  passed,
  players,
  presetRules,
  rolled,
  shut,
  stopped,
  takenBack,
  turnLeaving,
  begin,
  after,
} from '../../support/scripted-match'

/** What is said of every step. */
function lines(rules: Rules, count: number, ...events: readonly MatchEvent[]): string[] {
  const steps = replaySteps({ rules, players: players(count) }, events)
  return Array.from({ length: steps.last + 1 }, (_, step) =>
    stepLine(steps.eventOf(step), steps.matchAt(step), en),
  )
}

test('says what happened in every step of a turn', () => {
  const pub: Rules = { ...presetRules('pub'), tiles: 9 }
  expect(
    lines(
      pub,
      2,
      rolled(3, 5),
      shut(3, 5),
      takenBack,
      shut(8),
      rolled(6, 2),
      shut(2, 6),
      rolled(6, 2),
    ),
  ).toEqual([
    'Ann begins.',
    'Ann threw 3 and 5.',
    'Ann shut 3 and 5.',
    'Ann took it back.',
    'Ann shut 8.',
    'Ann threw 6 and 2.',
    'Ann shut 2 and 6.',
    'Ann threw 6 and 2: no move, 29 left.',
  ])
})

test('says who has the phone, what is announced, and where somebody stops', () => {
  const events = [rolled(1, 1), shut(2), stopped, passed, rolled(1, 1), shut(2), stopped, passed]
  expect(lines(presetRules('hundred'), 2, ...events, announced('subtract')).slice(3)).toEqual([
    'Ann stopped with 13\u00a0456\u00a0789.',
    'Ben has the phone.',
    'Ben threw 1 and 1.',
    'Ben shut 2.',
    'Ben stopped with 13\u00a0456\u00a0789.',
    'Ann has the phone.',
    'Ann will subtract this turn.',
  ])
  expect(lines(presetRules('hundred'), 2, ...events, announced('add')).at(-1)).toBe(
    'Ann will add this turn.',
  )
})

test('says that one who plays alone goes on, and that the match is over', () => {
  const rules: Rules = {
    ...presetRules('pub'),
    tiles: 9,
    format: { kind: 'rounds', rounds: 2, shutWins: false },
  }
  const first = turnLeaving(begin(rules, 1), [9])
  const second = turnLeaving(after(begin(rules, 1), ...first, passed), [])
  const said = lines(rules, 1, ...first, passed, ...second)
  expect(said[first.length + 1]).toBe('Ann goes on to the next turn.')
  expect(said.at(-1)).toMatch(/^Ann shut .*: the box is shut! The match is over\.$/)
})
