import type { PresetId, Rules } from '../../../engine'
import { figuresAlone } from '../../../state/statistics/use-figures-before'
import { statisticsOf } from '../../../state/statistics/statistics'
import { NO_TALLY, talliesOf } from '../../../state/statistics/tally'
import type { Person } from '../../../model/person'
import { playersIn, seatsToday } from '../../../state/history/filter'
import { peopleById } from '../../../state/people/who-is-who'
import { historyOf, type OnPaper } from '../../support/entries'
import { presetRules } from '../../support/scripted-match'
import { seatsOf } from '../../support/scripted-match'

const idOf = (name: string) => `id of ${name}`
const nobody: readonly Person[] = []

const BEN_AND_ANN = historyOf(
  { turns: { Ann: [12], Ben: [5] }, won: ['Ben'] },
  { turns: { Ann: [3], Ben: [20] }, won: ['Ann'] },
  { turns: { Ann: [0], Ben: [7] }, won: ['Ann'] },
)

describe('matches and wins', () => {
  test('are counted for everybody', () => {
    const tallies = talliesOf(BEN_AND_ANN, nobody)
    expect(tallies.get(idOf('Ann'))).toMatchObject({ matches: 3, wins: 2, boxesShut: 1 })
    expect(tallies.get(idOf('Ben'))).toMatchObject({ matches: 3, wins: 1, boxesShut: 0 })
    expect(tallies.size).toBe(2)
  })

  test('a win that is shared is a win for each', () => {
    const tallies = talliesOf(
      historyOf({ turns: { Ann: [4], Ben: [4], Cleo: [9] }, won: ['Ann', 'Ben'] }),
      nobody,
    )
    expect(['Ann', 'Ben', 'Cleo'].map((name) => tallies.get(idOf(name))!.wins)).toEqual([1, 1, 0])
  })

  test('a match that was left is neither won nor lost, but its boxes are shut', () => {
    const { tally, streaks, rivals } = statisticsOf(
      historyOf({ turns: { Ann: [0, 8], Ben: [5] } }),
      nobody,
      idOf('Ann'),
    )
    expect(tally).toEqual({ ...NO_TALLY, boxesShut: 1 })
    expect(streaks).toEqual({ current: 0, longest: 0 })
    expect(rivals).toEqual([])
  })

  test('who plays alone beats nobody', () => {
    const { tally, streaks } = statisticsOf(
      historyOf({ turns: { Ann: [0] }, won: ['Ann'] }),
      nobody,
      idOf('Ann'),
    )
    expect(tally).toEqual({ ...NO_TALLY, alone: 1, boxesShut: 1 })
    expect(streaks.longest).toBe(0)
  })

  test('the Captain is counted, and nobody else', () => {
    const tallies = talliesOf(
      historyOf({ rules: 'channel', turns: { Ann: [0], Ben: [] }, won: ['Ann'], captain: 'Ann' }),
      nobody,
    )
    expect(tallies.get(idOf('Ann'))!.captains).toBe(1)
    expect(tallies.get(idOf('Ben'))!.captains).toBe(0)
  })

  test('one who has never played has nothing to show', () => {
    expect(statisticsOf(BEN_AND_ANN, nobody, 'a stranger')).toEqual({
      tally: NO_TALLY,
      streaks: { current: 0, longest: 0 },
      byRules: [],
      rivals: [],
    })
  })
})

describe('against computer players', () => {
  /** Otto is a computer player in these. */
  const withOtto = (...played: readonly OnPaper[]) =>
    historyOf(...played).map((entry) => ({
      ...entry,
      seats: entry.seats.map((seat) =>
        seat.name === 'Otto' ? { ...seat, computer: 'master' as const } : seat,
      ),
    }))

  test('matches of one person are counted on their own, and computer players not at all', () => {
    const entries = withOtto(
      { turns: { Ann: [3], Otto: [9] }, won: ['Ann'] },
      { turns: { Ann: [0], Otto: [0] }, won: ['Ann', 'Otto'] },
      { turns: { Ann: [9], Otto: [3] }, won: ['Otto'] },
      { turns: { Ann: [9], Otto: [] } },
    )
    expect([...talliesOf(entries, nobody)]).toEqual([
      [idOf('Ann'), { ...NO_TALLY, againstComputers: 3, winsAgainstComputers: 2, boxesShut: 1 }],
    ])
    const { streaks, rivals, byRules } = statisticsOf(entries, nobody, idOf('Ann'))
    expect([streaks.longest, rivals]).toEqual([0, []])
    expect(byRules).toMatchObject([{ count: 4, best: 0 }])
  })

  test('people at one table with them are rivals of each other alone', () => {
    const entries = withOtto({ turns: { Ann: [3], Otto: [1], Ben: [9] }, won: ['Otto'] })
    const { tally, rivals } = statisticsOf(entries, nobody, idOf('Ann'))
    expect(tally).toEqual({ ...NO_TALLY, matches: 1 })
    expect(rivals).toEqual([{ person: idOf('Ben'), matches: 1, won: 0, lost: 0 }])
  })

  test('are on no list of people', () => {
    const entries = withOtto({ turns: { Ann: [3], Otto: [1] }, won: ['Otto'] })
    expect([...peopleById(entries, nobody).values()].map(({ name }) => name)).toEqual(['Ann'])
    const players = playersIn(entries, seatsToday(entries, nobody))
    expect(players.map(({ name }) => name)).toEqual(['Ann'])
  })
})

/** One letter a match, oldest first: Ann wins, Ben wins, both do, it was left, or Ann plays alone. */
const MATCHES: Readonly<Record<string, OnPaper>> = {
  A: { turns: { Ann: [1], Ben: [1] }, won: ['Ann'] },
  B: { turns: { Ann: [1], Ben: [1] }, won: ['Ben'] },
  S: { turns: { Ann: [1], Ben: [1] }, won: ['Ann', 'Ben'] },
  '-': { turns: { Ann: [1], Ben: [1] } },
  '1': { turns: { Ann: [1] }, won: ['Ann'] },
}
const season = (letters: string) => historyOf(...Array.from(letters, (letter) => MATCHES[letter]!))

describe('winning streaks', () => {
  test.each([
    ['', 0, 0],
    ['A', 1, 1],
    ['B', 0, 0],
    ['AAB', 0, 2],
    ['BAAA', 3, 3],
    ['AAABA', 1, 3],
    ['ABAAB', 0, 2],
    ['ASA', 3, 3],
    // What was left, or played alone, neither ends a streak nor lengthens it.
    ['A-A', 2, 2],
    ['A1A', 2, 2],
    ['AAB-', 0, 2],
  ])('in %p: %d going on, %d at most', (letters, current, longest) => {
    expect(statisticsOf(season(letters), nobody, idOf('Ann')).streaks).toEqual({
      current,
      longest,
    })
  })
})

describe('turns by rules', () => {
  const byRules = (...played: readonly OnPaper[]) =>
    statisticsOf(historyOf(...played), nobody, idOf('Ann')).byRules

  test('the best and the average are over turns, not over matches', () => {
    const [figures] = byRules(
      { rules: 'channel', turns: { Ann: [10, 2], Ben: [1, 1] }, won: ['Ben'] },
      { rules: 'channel', turns: { Ann: [0], Ben: [] }, won: ['Ann'] },
    )
    // Three turns of 10, 2 and 0; the two matches have averages of 6 and of 0.
    expect(figures).toMatchObject({
      key: 'channel',
      measure: 'turn',
      count: 3,
      average: 4,
      best: 0,
      course: [6, 0],
    })
  })

  test('rules are never mixed, and those played most come first', () => {
    const figures = byRules(
      { rules: 'pub', turns: { Ann: [30], Ben: [1] }, won: ['Ben'] },
      { rules: 'pub-digits', turns: { Ann: [147], Ben: [1] }, won: ['Ben'] },
      { rules: 'pub-digits', turns: { Ann: [3], Ben: [1] }, won: ['Ben'] },
    )
    expect(figures.map(({ key, average, best }) => [key, average, best])).toEqual([
      ['pub-digits', 75, 3],
      ['pub', 30, 30],
    ])
  })

  test('each house has rules of its own', () => {
    const house = (tiles: 9 | 10, rounds: number): Rules => ({
      ...presetRules('channel'),
      tiles,
      format: { kind: 'rounds', rounds, shutWins: false },
    })
    const figures = byRules(
      { rules: house(9, 2), turns: { Ann: [4, 6] }, won: ['Ann'] },
      { rules: house(10, 2), turns: { Ann: [9, 9] }, won: ['Ann'] },
      { rules: house(9, 2), turns: { Ann: [1, 1] }, won: ['Ann'] },
      // Written in another order, the same rules.
      {
        rules: { ...house(10, 2), format: { shutWins: false, rounds: 2, kind: 'rounds' } },
        turns: { Ann: [1] },
        won: ['Ann'],
      },
    )
    expect(figures.map(({ count, average }) => [count, average])).toEqual([
      [4, 3],
      [3, 19 / 3],
    ])
  })

  test('turns finished in a match that was left count, and a match without any does not', () => {
    const [figures, ...others] = byRules(
      { turns: { Ann: [8], Ben: [] } },
      { turns: { Ann: [], Ben: [3] } },
    )
    expect(figures).toMatchObject({ count: 1, average: 8, best: 8, course: [8] })
    expect(others).toEqual([])
  })
})

test('where a target is aimed at, it counts how far from it each match ended', () => {
  const { byRules } = statisticsOf(
    historyOf(
      { rules: 'hundred', turns: { Ann: [40, 47], Ben: [9] }, won: ['Ann'] },
      { rules: 'hundred', turns: { Ann: [105], Ben: [9] }, won: ['Ann'] },
      // Left on the way there: it ended nowhere.
      { rules: 'hundred', turns: { Ann: [99], Ben: [9] } },
    ),
    nobody,
    idOf('Ann'),
  )
  expect(byRules).toMatchObject([
    { key: 'hundred', measure: 'distance', count: 2, average: 9, best: 5, course: [13, 5] },
  ])
})

describe('a match alone is held against', () => {
  const alone = (rules: PresetId, ...matches: readonly OnPaper[]) =>
    figuresAlone(historyOf(...matches), nobody, idOf('Ann'), presetRules(rules))

  test('the turns by the same rules, whoever else played', () => {
    const figures = alone(
      'pub',
      { turns: { Ann: [8], Ben: [5] }, won: ['Ben'] },
      { turns: { Ann: [4] }, won: ['Ann'] },
      { rules: 'pub-digits', turns: { Ann: [1] }, won: ['Ann'] },
    )
    expect(figures).toMatchObject({ best: 4, average: 6 })
  })

  test('in knockout the rounds survived alone, as long as the matches were not left', () => {
    const figures = alone(
      'sailors',
      { rules: 'sailors', turns: { Ann: [20, 20, 9] }, won: ['Ann'] },
      { rules: 'sailors', turns: { Ann: [9, 9, 9, 9, 9, 9] }, won: ['Ann'] },
      { rules: 'sailors', turns: { Ann: [1, 1, 1, 1, 1, 1, 1, 1] } },
      { rules: 'sailors', turns: { Ann: [1, 1, 1, 1, 1, 1, 1, 1], Ben: [45] }, won: ['Ann'] },
    )
    expect(figures).toEqual({ best: 5, average: 3.5 })
  })

  test('nothing in the first match, and nothing where those before were against others', () => {
    expect(alone('sailors', { turns: { Ann: [4] }, won: ['Ann'] })).toBeNull()
    const contest: OnPaper = { rules: 'sailors', turns: { Ann: [4], Ben: [45] }, won: ['Ann'] }
    expect(alone('sailors', contest)).toBeUndefined()
  })
})

describe('head to head', () => {
  test('counts only what both played, and what each of them won', () => {
    const entries = historyOf(
      { turns: { Ann: [1], Ben: [2] }, won: ['Ann'] },
      { turns: { Ann: [1], Ben: [2], Cleo: [0] }, won: ['Cleo'] },
      { turns: { Ann: [2], Ben: [1], Cleo: [3] }, won: ['Ben'] },
      { turns: { Ann: [1], Ben: [1] }, won: ['Ann', 'Ben'] },
      { turns: { Ben: [1], Cleo: [5] }, won: ['Ben'] },
      { turns: { Ann: [1], Ben: [1] } },
    )
    expect(statisticsOf(entries, nobody, idOf('Ann')).rivals).toEqual([
      { person: idOf('Ben'), matches: 4, won: 2, lost: 2 },
      { person: idOf('Cleo'), matches: 2, won: 0, lost: 1 },
    ])
  })
})

describe('people who were merged', () => {
  const [ann, ben, annie] = seatsOf(['Ann', 'Ben', 'Annie']) as [Person, Person, Person]
  const people: readonly Person[] = [ann, ben, { ...annie, mergedInto: ann.id }]
  const entries = historyOf(
    { turns: { Ann: [10], Ben: [5] }, won: ['Ben'] },
    { turns: { Annie: [2], Ben: [5] }, won: ['Annie'] },
    { turns: { Annie: [0], Ben: [5] }, won: ['Annie'] },
  )

  test('have one tally, one streak, one average', () => {
    expect(statisticsOf(entries, people, ann.id)).toMatchObject({
      tally: { matches: 3, wins: 2, boxesShut: 1 },
      streaks: { current: 2, longest: 2 },
      byRules: [{ count: 3, average: 4, best: 0, course: [10, 2, 0] }],
      rivals: [{ person: ben.id, matches: 3, won: 2, lost: 1 }],
    })
    expect(talliesOf(entries, people).has(annie.id)).toBe(false)
  })

  test('are one rival to others', () => {
    expect(statisticsOf(entries, people, ben.id).rivals).toEqual([
      { person: ann.id, matches: 3, won: 1, lost: 2 },
    ])
  })

  test('play once where a file from elsewhere seats them twice', () => {
    const both = historyOf({ turns: { Ann: [9], Annie: [3], Ben: [5] }, won: ['Annie'] })
    expect(statisticsOf(both, people, ann.id)).toMatchObject({
      tally: { matches: 1, wins: 1 },
      byRules: [{ count: 2, average: 6, best: 3 }],
      rivals: [{ person: ben.id, matches: 1, won: 1, lost: 0 }],
    })
    const against = historyOf({ turns: { Ann: [9], Annie: [3] }, won: ['Annie'] })
    expect(statisticsOf(against, people, ann.id).tally).toMatchObject({ matches: 0, alone: 1 })
  })
})

test('ten thousand matches of two hundred people are added up while a screen opens', () => {
  const names = Array.from({ length: 200 }, (_, n) => `P${n}`)
  const entries = historyOf(
    ...Array.from({ length: 10_000 }, (_, n) => {
      const four = [0, 1, 2, 3].map((seat) => names[(n + seat * 7) % 200]!)
      return {
        turns: Object.fromEntries(four.map((name, seat) => [name, [seat, n % 40]])),
        won: [four[n % 4]!],
      }
    }),
  )
  const people = seatsOf(names)
  const startedAt = performance.now()
  const tallies = talliesOf(entries, people)
  const statistics = statisticsOf(entries, people, people[0]!.id)
  // Some thirty milliseconds where nothing else runs.
  expect(performance.now() - startedAt).toBeLessThan(1000)
  expect([...tallies.values()].reduce((sum, { matches }) => sum + matches, 0)).toBe(40_000)
  expect([...tallies.values()].reduce((sum, { wins }) => sum + wins, 0)).toBe(10_000)
  expect(statistics.tally).toEqual(tallies.get(people[0]!.id))
})
