import { replay, type TileSet } from '../../../engine'
import { PLAYER_COLOURS } from '../../../model/colours'
import { entryOf, type HistoryEntry } from '../../../model/history-entry'
import type { SeatedSetup } from '../../../model/player'
import { parseEntries } from '../../../state/history/parse-entries'
import { planMatch } from '../../support/browser/planned-match'
import { SHAPES, someRules } from '../../support/random-rules'
import { presetRules } from '../../support/scripted-match'
import { randomFrom, type Random } from '../../support/seeded-random'

/** With a step that is prime, so that every axis of the rules changes. */
const MATCHES = 200
const STEP = 37

const playersOf = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({
    id: `person-${seat}`,
    name: `Player ${seat + 1}`,
    colour: PLAYER_COLOURS[seat]!,
  }))

/** The entry of a match after so many of its events. */
function entryAfter(setup: SeatedSetup, seed: number, random: Random, isLeft: boolean) {
  const { events: all } = planMatch(setup, seed, {
    move: (_, moves: readonly TileSet[]) => random.pick(moves),
    count: (_, counts) => random.pick(counts),
    stops: () => setup.rules.mayStop && random.below(4) === 0,
    sign: () => random.pick(['add', 'subtract']),
  })
  const events = isLeft ? all.slice(0, 1 + random.below(all.length - 1)) : all
  const match = replay(setup, events)
  if (!match.ok) throw new Error(match.error)
  const id = seed.toString(16).padStart(16, '0')
  return entryOf({ id, events, startedAt: 1, endedAt: 2, match: match.value })
}

const asSaved = (entry: unknown): unknown => JSON.parse(JSON.stringify([entry]))

test('believes the entry of every match, over or left, by any rules', () => {
  const random = randomFrom(8)
  for (let number = 0; number < MATCHES; number++) {
    const rules = someRules(random, SHAPES[(number * STEP) % SHAPES.length]!)
    const least = rules.format.kind === 'stakes' ? 2 : 1
    const players = playersOf(least + random.below(number % 50 === 0 ? 11 : 3))
    const entry = entryAfter({ rules, players }, number, random, number % 4 === 0)
    if (!parseEntries(asSaved(entry)).ok) throw new Error(`${number}: ${JSON.stringify(entry)}`)
  }
})

const entryBy = (preset: Parameters<typeof presetRules>[0], players = 3, isLeft = false) =>
  entryAfter({ rules: presetRules(preset), players: playersOf(players) }, 5, randomFrom(5), isLeft)

const channel = entryBy('channel')
const pub = entryBy('pub')
const hundred = entryBy('hundred')
const sailors = entryBy('sailors')
const stakes = entryBy('stakes')
const toHundred = entryBy('pub-hundred', 2)
const left = entryBy('channel', 3, true)
const toHundredLeft = entryBy('pub-hundred', 2, true)
const sailorsLeft = entryBy('sailors', 3, true)
const stakesLeft = entryBy('stakes', 3, true)

/** The entry with something else in one of its seats. */
const seatWith = (
  entry: HistoryEntry,
  change: Partial<HistoryEntry['seats'][0]>,
  seat = 0,
): HistoryEntry => ({
  ...entry,
  seats: entry.seats.map((old, index) => (index === seat ? { ...old, ...change } : old)),
})

type Figures = Partial<HistoryEntry['seats'][0]>

/** The entry with these figures in the seats, and who wins and pays by the least total. */
const figuresWith = (entry: HistoryEntry, ...figures: readonly Figures[]): HistoryEntry => {
  const seats = entry.seats.map((seat, index) => ({ ...seat, ...figures[index] }))
  const totals = seats.map(({ total }) => total)
  const seatsWith = (total: number) => totals.flatMap((own, seat) => (own === total ? [seat] : []))
  const { kind } = entry.rules.format
  if (entry.isAbandoned) return { ...entry, seats }
  const payers = kind === 'first-to-lose' ? seatsWith(Math.max(...totals)) : entry.payers
  return { ...entry, seats, winners: seatsWith(Math.min(...totals)), payers }
}

/** So many turns with the same score each. */
const turnsOf = (turns: number, score: number): Figures => ({
  ...{ turns, best: turns > 0 ? score : undefined },
  ...{ total: turns * score, points: turns * score, boxesShut: 0 },
})

const loserOf = ({ seats, winners }: HistoryEntry) =>
  seats.findIndex((_, seat) => !winners.includes(seat))

test.each<[string, HistoryEntry]>([
  ['who reached the limit', figuresWith(toHundred, turnsOf(5, 20), turnsOf(4, 20))],
  ['who have not reached it', figuresWith(toHundredLeft, turnsOf(5, 19), turnsOf(4, 19))],
  ['whose first turn is over', figuresWith(left, turnsOf(1, 9), turnsOf(0, 0), turnsOf(0, 0))],
  ['of whom one is in', figuresWith(sailors, turnsOf(2, 30), turnsOf(2, 29), turnsOf(2, 10))],
  ['of whom two are in', figuresWith(sailorsLeft, turnsOf(1, 45), turnsOf(2, 9), turnsOf(2, 9))],
])('an entry with players %s is believed', (_, entry) => {
  expect(parseEntries(asSaved(entry)).ok).toBe(true)
})

test.each<[string, unknown]>([
  ['a winner whom nobody knows', { ...pub, winners: [7] }],
  ['a winner who did not win', { ...pub, winners: [loserOf(pub)] }],
  ['nobody as winner', { ...pub, winners: [] }],
  ['a winner twice', { ...pub, winners: [...pub.winners, ...pub.winners] }],
  ['half a winner', { ...pub, winners: [0.5] }],
  ['a payer who won', { ...pub, payers: pub.winners }],
  ['a payer where nobody pays', { ...sailors, payers: [loserOf(sailors)] }],
  ['a winner of a match that was left', { ...left, winners: [0] }],
  ['an end without one', { ...left, isAbandoned: false }],
  ['a Captain in the pub', { ...pub, captain: 0 }],
  ['a Captain who shut no box', { ...channel, captain: 0 }],
  ['a knockout won by the loser', { ...sailors, winners: [loserOf(sailors)] }],
  ['a hundred won by the loser', { ...hundred, winners: [loserOf(hundred)] }],
  ['chips won by the loser', { ...stakes, winners: [loserOf(stakes)] }],
  ['a total of 1e308', seatWith(pub, { total: 1e308 })],
  ['points of 1e308', seatWith(pub, { total: 1e308, points: 1e308 })],
  ['half a point', seatWith(pub, { total: 0.5, points: 0.5 })],
  ['more than a turn can score', seatWith(pub, { total: 46, points: 46, best: 46 })],
  ['less than the best turn', seatWith(pub, { best: pub.seats[0]!.best! + 1 })],
  ['two turns in one round', seatWith(pub, { turns: 2 })],
  ['a turn less than none', seatWith(pub, { turns: -1 })],
  ['points without a turn', seatWith(pub, { turns: 0, best: undefined })],
  ['a box shut that scored', seatWith(pub, { boxesShut: 1 })],
  ['a total that no signs lead to', seatWith(hundred, { total: hundred.seats[0]!.total + 1 })],
  ['a total beyond all points', seatWith(hundred, { total: hundred.seats[0]!.points + 2 })],
  ['chips in the pub', seatWith(pub, { chips: 0 })],
  ['no chips in stakes', seatWith(stakes, { chips: undefined })],
  ['chips out of nowhere', seatWith(stakes, { chips: stakes.seats[0]!.chips! + 1 })],
  ['half a chip', seatWith(seatWith(stakes, { chips: 0.5 }), { chips: -0.5 }, 1)],
  ['a sum beyond all limits', figuresWith(toHundredLeft, turnsOf(1e307, 10), turnsOf(1e307, 10))],
  ['an end beyond all limits', figuresWith(toHundred, turnsOf(12e306, 10), turnsOf(1e307, 10))],
  ['an end before the limit', figuresWith(toHundred, turnsOf(1, 20), turnsOf(1, 10))],
  ['an end far beyond the limit', figuresWith(toHundred, turnsOf(20, 25), turnsOf(20, 20))],
  ['two at the limit', figuresWith(toHundred, turnsOf(5, 21), turnsOf(5, 20))],
  ['a turn after the end', figuresWith(toHundred, turnsOf(5, 20), turnsOf(5, 19))],
  ['a limit reached in a match left', figuresWith(toHundredLeft, turnsOf(5, 20), turnsOf(4, 20))],
  ['a second turn before the first of the next', figuresWith(left, turnsOf(2, 9), turnsOf(0, 0))],
  ['a turn before the turn', figuresWith(left, turnsOf(0, 0), turnsOf(1, 9), turnsOf(0, 0))],
  ['more rounds than there are', figuresWith(left, turnsOf(6, 9), turnsOf(6, 9), turnsOf(6, 9))],
  ['every round in a match left', figuresWith(left, turnsOf(5, 9), turnsOf(5, 9), turnsOf(5, 9))],
  [
    'a turn after the box that wins was shut',
    figuresWith(left, { ...turnsOf(1, 0), boxesShut: 1 }, turnsOf(1, 9), turnsOf(0, 0)),
  ],
  ['a total of 3e15 in a knockout', figuresWith(sailorsLeft, turnsOf(1e14, 30))],
  [
    'boxes shut for ever in a knockout',
    figuresWith(
      sailorsLeft,
      ...[0, 1, 2].map(() => ({ ...turnsOf(1e15, 0), total: 0, points: 0, boxesShut: 1e15 })),
    ),
  ],
  [
    'two who are in at the end of a knockout',
    figuresWith(sailors, turnsOf(2, 10), turnsOf(2, 11), turnsOf(2, 30)),
  ],
  [
    'a knockout left when nobody was in',
    figuresWith(sailorsLeft, turnsOf(2, 30), turnsOf(2, 30), turnsOf(2, 30)),
  ],
  [
    'a knockout without those who are in',
    figuresWith(sailorsLeft, turnsOf(3, 30), turnsOf(1, 9), turnsOf(1, 9)),
  ],
  ['all chips there are', seatWith(seatWith(stakes, { chips: 1e308 }), { chips: -1e308 }, 1)],
  ['more chips than stakes', seatWith(seatWith(stakesLeft, { chips: 3 }), { chips: -3 }, 1)],
  [
    'chips from one only',
    { ...seatWith(seatWith(seatWith(stakes, { chips: 1 }), { chips: -1 }, 1), { chips: 0 }, 2) },
  ],
  ['stakes without the last turn', seatWith(stakes, turnsOf(0, 0), 2)],
  ['nobody', { ...pub, seats: [] }],
  ['somebody alone at stakes', { ...stakes, seats: [{ ...stakes.seats[0], chips: 0 }] }],
  ['thirteen', { ...pub, seats: Array.from({ length: 13 }, () => pub.seats[0]) }],
  ['one player in two seats', seatWith(pub, { id: pub.seats[1]!.id })],
  ['one name in two seats', seatWith(pub, { name: 'player 2' })],
  ['a name that nobody can see', seatWith(pub, { name: '\u200b' })],
  ['a name of 30 letters', seatWith(pub, { name: 'x'.repeat(30) })],
  ['an id that is none', { ...pub, id: '../people/0' }],
  ['a time that no calendar has', { ...pub, startedAt: 9e15 }],
  ['rules that nobody can play', { ...pub, rules: { ...pub.rules, tiles: 11 } }],
])('an entry with %s is not believed', (_, entry) => {
  expect(parseEntries(asSaved(pub)).ok).toBe(true)
  expect(parseEntries(asSaved(entry))).toEqual({ ok: false, error: 'not-entries' })
})
