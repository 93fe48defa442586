import { scoreRows } from '../../../components/table/pass-scores'
import type { Format, Rules } from '../../../engine'
import { en } from '../../../i18n'
import { scripted } from '../../support/scripted-events'
import {
  adding,
  inPhase,
  presetRules,
  subtracting,
  type ScriptedTurn,
} from '../../support/scripted-match'

const channel = presetRules('channel')
const by = (format: Format, rules = channel): Rules => ({ ...rules, format })
const stakes = (rounds: number) => by({ kind: 'stakes', stake: 1, rounds }, presetRules('stakes'))

/** The rows after these turns. */
function rowsAfter(rules: Rules, count: number, ...turns: ScriptedTurn[]) {
  const { match, events } = scripted(rules, count, ...turns)
  return scoreRows(inPhase('turnOver', match), events, en)
}

const shown = (rows: ReturnType<typeof rowsAfter>) =>
  rows.map(({ place = '', player, detail = '', score }) =>
    [place, player.name, detail, score].filter(Boolean).join(' '),
  )

test('ranked are only those who have thrown; the others have a dash, in playing order', () => {
  expect(shown(rowsAfter(channel, 4, [2, 7], [5]))).toEqual([
    '1. Ben 5',
    '2. Ann 9',
    'Cleo –',
    'Dan –',
  ])
})

test('those who threw share a place if they are level', () => {
  expect(shown(rowsAfter(channel, 4, [9], [1, 2], [3]))).toEqual([
    '1. Ben 3',
    '1. Cleo 3',
    '3. Ann 9',
    'Dan –',
  ])
})

test('from the second round on everybody is ranked by their total', () => {
  expect(shown(rowsAfter(channel, 2, [9], [8], [2]))).toEqual(['1. Ben 8', '2. Ann 11'])
})

test('who is out says so in every round after it', () => {
  const rows = rowsAfter(
    by({ kind: 'knockout', limit: 20 }),
    3,
    ...[[9], [7, 9], [8], [1], [9], [2], [3]],
  )
  expect(shown(rows)).toEqual(['1. Cleo 10', '2. Ann 13', '3. Ben out 25'])
})

describe('the end of a round', () => {
  const climbs = (rows: ReturnType<typeof rowsAfter>) =>
    rows.map(({ player, climb }) => [player.name, climb])

  /** What the rows show until they move, in the order they have then. */
  const shownBefore = (rows: ReturnType<typeof rowsAfter>) =>
    rows
      .map(({ player, before, climb }, index) => ({
        rank: index + climb,
        text: [before?.place, player.name, before?.score].filter(Boolean).join(' '),
      }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ text }) => text)

  test('moves everybody from the order before its last turn to the new one', () => {
    const rows = rowsAfter(channel, 3, [9], [8], [7], [1], [9], [8])
    expect(shown(rows)).toEqual(['1. Ann +1 10', '2. Cleo +8 15', '3. Ben +9 17'])
    expect(climbs(rows)).toEqual([
      ['Ann', 1],
      ['Cleo', -1],
      ['Ben', 0],
    ])
  })

  test('begins with the places and totals that the last card has shown', () => {
    const rows = rowsAfter(channel, 3, [9], [8], [7], [1], [9], [8])
    const lastCard = rowsAfter(channel, 3, [9], [8], [7], [1], [9])
    expect(shownBefore(rows)).toEqual(['1. Cleo 7', '2. Ann 10', '3. Ben 17'])
    expect(shownBefore(rows)).toEqual(shown(lastCard))
  })

  test('begins with a dash for the last player of the first round, who counts from nothing', () => {
    const rows = rowsAfter(channel, 3, [9], [8], [7])
    expect(shownBefore(rows)).toEqual(['1. Ben 8', '2. Ann 9', 'Cleo –'])
    expect(rows[0]!.before).toMatchObject({ from: undefined, to: 7 })
  })

  test('counts from the total before to the new one, as it is written', () => {
    const [ann, ben] = rowsAfter(channel, 2, [9], [8], [1], [7])
    expect([ann!.before?.from, ann!.before?.to]).toEqual([10, 10])
    expect([ben!.before?.from, ben!.before?.to]).toEqual([8, 15])
    expect(ben!.before?.write(12345)).toBe('12\u00a0345')
  })

  test('begins with the chips before they were paid', () => {
    const rows = rowsAfter(stakes(3), 3, [9], [8], [7], [5], [4], [6])
    expect(shown(rows)).toEqual(['1. Ben 4 +1', '1. Cleo 6 +1', '3. Ann 5 −2'])
    expect(shownBefore(rows)).toEqual(['1. Cleo +2', '2. Ann −1', '2. Ben −1'])
    expect(rows[0]!.before?.write(3)).toBe('+3')
    expect(shownBefore(rowsAfter(stakes(2), 3, [9], [8], [7]))).toEqual([
      'Ann –',
      'Ben –',
      'Cleo –',
    ])
  })

  test('moves nobody while the round goes on', () => {
    const rows = rowsAfter(channel, 3, [9], [8], [7], [1])
    expect(rows.every(({ climb, before }) => climb === 0 && !before)).toBe(true)
  })

  test('says what was subtracted in a target match', () => {
    const rows = rowsAfter(
      presetRules('hundred'),
      2,
      [1, 3, 5],
      [8, 9],
      subtracting(2, 8),
      adding(9),
    )
    expect(shown(rows)).toEqual(['1. Ben +9 98', '2. Ann −28 107'])
  })
})

describe('chips', () => {
  test('are shown with their sign at the end of a round', () => {
    expect(shown(rowsAfter(stakes(2), 3, [9], [8], [7]))).toEqual([
      '1. Cleo +2',
      '2. Ann −1',
      '2. Ben −1',
    ])
  })

  test('stand beside the scores of a round that goes on, once some were paid', () => {
    expect(shown(rowsAfter(stakes(2), 3, [9], [8], [7], [5]))).toEqual([
      '1. Ann −1 5',
      'Ben −1 –',
      'Cleo +2 –',
    ])
    expect(shown(rowsAfter(stakes(2), 3, [9]))).toEqual(['1. Ann 9', 'Ben –', 'Cleo –'])
  })

  test('are paid by those who never threw too', () => {
    expect(shown(rowsAfter(stakes(2), 3, []))).toEqual(['1. Ann +4', '2. Ben −2', '2. Cleo −2'])
  })
})

test('who goes out says so beside what the turn brought', () => {
  const rules = by({ kind: 'knockout', limit: 9 }, presetRules('sailors'))
  expect(shown(rowsAfter(rules, 3, [4], [1], [2], [8], [1], [2]))).toEqual([
    '1. Ben +1 2',
    '2. Cleo +2 4',
    '3. Ann +8 · out 12',
  ])
})

test('those who are out are marked, and last', () => {
  const rules = by({ kind: 'knockout', limit: 9 }, presetRules('sailors'))
  const rows = rowsAfter(rules, 3, [9], [1], [2])
  expect(rows.map(({ player, isOut }) => [player.name, isOut])).toEqual([
    ['Ben', false],
    ['Cleo', false],
    ['Ann', true],
  ])
})
