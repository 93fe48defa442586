import { roundEndAtTable } from '../../../components/table/round-end'
import type { Speaking } from '../../../components/table/spoken/speaking'
import { spokenChange } from '../../../components/table/spoken/spoken-event'
import { startMatch, type MatchEvent, type Rules } from '../../../engine'
import { en } from '../../../i18n'
import { enSpoken } from '../../../i18n/spoken-match'
import { tableView, type TableMoment, type TableView } from '../../../model/table-view'
import { mixedSeats } from '../../support/computer-table'
import {
  after,
  inFormat,
  inRounds,
  passed,
  presetRules,
  turnLeaving,
} from '../../support/scripted-match'

const OTTO = en.computers.players.master.name
const PIP = en.computers.players.child.name
const rounds = inRounds(3)

type Turns = readonly (readonly number[])[]

/** The table at the end of the last of these turns, at this moment. */
function viewAt(moment: TableMoment, names: readonly string[], rules: Rules, turns: Turns) {
  const started = startMatch({ rules, players: mixedSeats(names) })
  if (!started.ok) throw new Error(started.error)
  const events = turns.reduce<MatchEvent[]>((all, leaving) => {
    const next = all.length > 0 ? [...all, passed] : all
    return [...next, ...turnLeaving(after(started.value, ...next), leaving)]
  }, [])
  const before = after(started.value, ...events.slice(0, -1))
  return tableView(after(started.value, ...events), events, { before, ...moment })
}

/** The same at rest. */
const viewAfter = (names: readonly string[], rules: Rules, ...turns: Turns) =>
  viewAt({}, names, rules, turns)

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
  expect(roundEndAtTable(viewAfter(names, rounds, ...turns), en)).toEqual({
    headline: line,
    news: [],
  })
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
  expect(roundEndAtTable(view, en)?.headline).toBe(`${OTTO} is nearest, 11 away`)
})

const knockout = inFormat({ kind: 'knockout', limit: 9 }, presetRules('sailors'))
const stakes = inFormat({ kind: 'stakes', stake: 3, rounds: 2 }, presetRules('stakes'))

const full: Speaking = { words: en, spoken: enSpoken, isFull: true }
const short: Speaking = { ...full, isFull: false }

describe.each<[string, readonly string[], Rules, Turns, string, string[], string]>([
  [
    'the round',
    ['Ann', OTTO],
    rounds,
    [[9], [8]],
    `${OTTO} takes round 1`,
    [],
    // Little is to be said: the scores tell it.
    '',
  ],
  [
    'who is out',
    ['Ann', OTTO, PIP],
    knockout,
    [[8], [9], [7]],
    `${PIP} takes round 1`,
    [`${OTTO} is out.`],
    `${OTTO} is out.`,
  ],
  [
    'who is paid, and by whom',
    ['Ann', OTTO],
    stakes,
    [[9], [8]],
    `${OTTO} takes round 1`,
    ['3 chips from everybody.'],
    `${OTTO} takes round 1. 3 chips from everybody.`,
  ],
  [
    'a tie that is carried',
    ['Ann', OTTO],
    stakes,
    [[9], [9]],
    'Round 1 is a tie',
    ['The stake is carried to the next round.'],
    'Round 1 is a tie. The stake is carried to the next round.',
  ],
])('the end of a round without a card: %s', (_, names, rules, turns, headline, news, inShort) => {
  const [card, score, rest] = (['card', 'score', 'rest'] as const).map((stage) =>
    viewAt({ stage }, names, rules, turns),
  ) as [TableView, TableView, TableView]
  const before = { ...card, events: card.events - 1 }

  test('is told by the table', () => {
    expect(roundEndAtTable(rest, en)).toEqual({ headline, news })
  })

  test('is said when it is shown, and not before', () => {
    const turn = spokenChange(before, card, full)
    const round = [`${headline}.`, ...news].join(' ')
    expect(turn).toMatch(/no move/)
    expect(turn).not.toMatch(/round|out|chips/)
    expect(spokenChange(card, score, full)).toBe('')
    expect(spokenChange(score, rest, full)).toBe(round)
    expect(spokenChange(score, rest, short)).toBe(inShort)
  })

  test('is said once where the turn is hurried', () => {
    const turn = spokenChange(before, card, full)
    const round = spokenChange(card, rest, full)
    expect(spokenChange(before, rest, full)).toBe(`${turn} ${round}`)
    expect(spokenChange(rest, rest, full)).toBe('')
  })
})

test('who has won is said when that is shown', () => {
  const [card, rest] = (['card', 'rest'] as const).map((stage) =>
    viewAt({ stage }, ['Ann', 'Ben'], inRounds(1), [[9], [8]]),
  ) as [TableView, TableView]
  const before = { ...card, events: card.events - 1 }
  expect(spokenChange(before, card, full)).not.toMatch(/over|wins/)
  expect(spokenChange(card, rest, full)).toBe('Match over. Ben wins, 8 to 9.')
  expect(spokenChange(before, rest, full)).toMatch(/8 points\. Match over\. Ben wins, 8 to 9\.$/)
})

test('a replay between people has no card either', () => {
  const view = viewAt({ isReplay: true }, ['Ann', 'Ben'], stakes, [[9], [8]])
  expect(roundEndAtTable(view, en)).toEqual({
    headline: 'Ben takes round 1',
    news: ['3 chips from everybody.'],
  })
})
