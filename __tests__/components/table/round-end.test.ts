import { roundEndAtTable } from '../../../components/table/round-end'
import { endText } from '../../../components/table/spoken/spoken-end'
import { startMatch, type MatchEvent, type Rules } from '../../../engine'
import { en } from '../../../i18n'
import { enSpoken } from '../../../i18n/spoken-match'
import { tableView } from '../../../model/table-view'
import { mixedSeats } from '../../support/computer-table'
import { after, inRounds, passed, presetRules, turnLeaving } from '../../support/scripted-match'

const OTTO = en.computers.players.master.name
const rounds = inRounds(3)

/** The table at the end of the last of these turns. */
function viewAfter(names: readonly string[], rules: Rules, ...turns: (readonly number[])[]) {
  const started = startMatch({ rules, players: mixedSeats(names) })
  if (!started.ok) throw new Error(started.error)
  const events = turns.reduce<MatchEvent[]>((all, leaving) => {
    const next = all.length > 0 ? [...all, passed] : all
    return [...next, ...turnLeaving(after(started.value, ...next), leaving)]
  }, [])
  return tableView(after(started.value, ...events), events, {})
}

test.each([
  ['the computer player was last', ['Ann', OTTO], [[9], [8]], `${OTTO} takes round 1`],
  ['a computer player is next', [OTTO, 'Ann'], [[8], [9]], `${OTTO} takes round 1`],
  ['both share it', [OTTO, 'Ann'], [[9], [9]], `${OTTO} and Ann share round 1`],
  [
    'a computer player begins the next round',
    [OTTO, 'Ann', 'Ben'],
    [[9], [8], [7]],
    'Ben takes round 1',
  ],
])('the table tells who takes the round: %s', (_, names, turns, line) => {
  expect(roundEndAtTable(viewAfter(names, rounds, ...turns), en)).toBe(line)
})

test.each([
  ['the round goes on', viewAfter(['Ann', OTTO], rounds, [9])],
  ['the pass card tells it', viewAfter(['Ann', 'Ben'], rounds, [9], [8])],
  ['the match is over', viewAfter(['Ann', OTTO], inRounds(1), [9], [8])],
  ['somebody plays alone', viewAfter(['Ann'], rounds, [9])],
])('the table tells nothing of a round where %s', (_, view) => {
  expect(roundEndAtTable(view, en)).toBeUndefined()
})

test('towards a target it tells who is nearest', () => {
  const view = viewAfter([OTTO, 'Ann'], presetRules('hundred'), [9, 8], [1])
  expect(roundEndAtTable(view, en)).toBe(`${OTTO} is nearest, 11 away`)
})

test('it is said with the end of the turn, unless little is to be said', () => {
  const view = viewAfter(['Ann', OTTO], rounds, [9], [8])
  const said = (isFull: boolean) =>
    endText(view.ended!, view, { words: en, spoken: enSpoken, isFull })
  expect(said(true)).toMatch(`${OTTO} takes round 1.`)
  expect(said(false)).not.toMatch('round 1')
})
