import { act, renderRouter, screen, within } from 'expo-router/testing-library'
import type { Rules } from '../../../engine'
import { en } from '../../../i18n'
import { useSetUp } from '../../../state/set-up/set-up'
import { forgetEverything, isThere, settle, tapButton, wait } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { expectWinner, ledgerShown, standingsShown, turnsShown } from '../../support/result-screen'
import {
  adding,
  presetRules,
  rolled,
  shutBox,
  subtracting,
  type ScriptedTurn,
} from '../../support/scripted-match'
import { begin, liveMatch, record, recordTurns } from '../../support/store-match'
import { labelOf } from '../../support/what-is-shown'
import { clearTable } from '../../../state/table/live-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const { results } = en
const pub = presetRules('pub')

/** Opens the result of a match of these turns. */
async function openResult(names: readonly string[], rules: Rules, ...turns: ScriptedTurn[]) {
  await forgetEverything()
  await begin(names, rules)
  await recordTurns(...turns)
  const { id } = liveMatch()
  await clearTable()
  const app = renderRouter('./app', { initialUrl: `/results/${id}` })
  await settle()
  await wait(400)
  return app
}

beforeEach(() => forceSeeds(seedOf(1)))

describe('the podium', () => {
  test('goes from first to last, ties sharing a place', async () => {
    await openResult(['Ann', 'Ben', 'Cleo', 'Dan'], pub, [9], [1, 2], [3], [9, 8])
    expectWinner('Ben and Cleo share the win', results.lowestTotal('3'))
    expect(standingsShown()).toEqual(
      ['1.', 'Ben', '3', '1.', 'Cleo', '3', '3.', 'Ann', '9'].concat([
        '4.',
        'Dan',
        results.paysTheRound,
        '17',
      ]),
    )
  })

  test('names nobody who pays, where all share the win', async () => {
    await openResult(['Ann', 'Ben'], pub, [9], [9])
    expectWinner('Ann and Ben share the win', results.lowestTotal('9'))
    expect(screen.queryByText(results.paysTheRound)).toBeNull()
    expect(isThere(/first$/)).toBe(false)
  })

  test('names the Captain', async () => {
    await openResult(['Ann', 'Ben'], presetRules('channel'), [])
    expect(standingsShown()).toContain(`${results.captainTitle}, shut the box in round 1`)
  })

  test('says when each went out', async () => {
    const rules: Rules = { ...presetRules('sailors'), format: { kind: 'knockout', limit: 9 } }
    await openResult(['Ann', 'Ben', 'Cleo'], rules, [9], [1], [2], [1], [9])
    expectWinner('Ben wins', results.lastOneIn)
    expect(standingsShown()).toEqual([
      ...['1.', 'Ben', '2'],
      ...['2.', 'Cleo', results.isOutIn(2), '11'],
      ...['3.', 'Ann', results.isOutIn(1), '9'],
    ])
  })
})

test('the ledger makes everybody even', async () => {
  const rules: Rules = { ...presetRules('stakes'), format: { kind: 'stakes', stake: 5, rounds: 2 } }
  await openResult(['Ann', 'Ben', 'Cleo'], rules, [9], [8], [7], [9], [7], [8])
  expect(standingsShown()).toEqual(['1.', 'Ben', '+5', '1.', 'Cleo', '+5', '3.', 'Ann', '−10'])
  expect(ledgerShown()).toEqual(['Ann pays 5 chips to Ben', 'Ann pays 5 chips to Cleo'])
})

test('the race is told in words too', async () => {
  const rules: Rules = { ...pub, format: { kind: 'rounds', rounds: 3, shutWins: false } }
  await openResult(['Ann', 'Ben'], rules, [9], [8], [1], [9], [1], [9])
  expect(
    screen.getByLabelText('3 rounds. Ben led up to round 1. Ann led at the end.'),
  ).toBeOnTheScreen()
})

test('the race to a target is told in turns', async () => {
  const rules: Rules = {
    ...presetRules('hundred'),
    format: { kind: 'target', target: 100, turns: 3 },
  }
  await openResult(['Ann', 'Ben'], rules, [1, 2, 3], [7, 9], subtracting(2, 3))
  const label = '2 turns. Ben led up to turn 1. Ann led at the end.'
  expect(screen.getByLabelText(label)).toBeOnTheScreen()
  expect(screen.queryByText('R2')).toBeNull()
  expect(screen.getByText('T2')).toBeOnTheScreen()
})

test('the only turn of a match has no number', async () => {
  await openResult(['Ann', 'Ben'], pub, [9], [8])
  expect(turnsShown()).toEqual(['Ann: 9', 'Ben: 8'])
  expect(screen.queryByText('R1')).toBeNull()
})

test('who hit the target is shown over the box that hit it, not over one that was shut before', async () => {
  const rules = presetRules('hundred')
  const turns = [shutBox, [7, 9], adding(1, 2, 3), adding(9), subtracting(2, 3)]
  await openResult(['Ann', 'Ben'], rules, ...turns)
  expectWinner('Ann wins', results.hitTarget('100', 3))
  expect(screen.getByLabelText(results.bestBox('Ann', [2, 3]))).toBeOnTheScreen()
  expect(standingsShown()).toContain('shut the box in turn 1')
  const row = within(screen.getByLabelText(results.title))
  expect(row.getAllByRole('img').map(labelOf)).toContain(results.boxLabel([]))
})

test('there is no race in one round', async () => {
  await openResult(['Ann', 'Ben'], pub, [9], [8])
  expect(screen.queryByLabelText(results.race)).toBeNull()
})

describe('one player alone', () => {
  test('is told that it was the first match by these rules', async () => {
    await openResult(['Ann'], pub, [9])
    expect(screen.getByText(results.figures.first)).toBeOnTheScreen()
  })

  test('is told how it was against earlier ones', async () => {
    await forgetEverything()
    await begin(['Ann'], pub)
    await recordTurns([9])
    await clearTable()
    await wait(1000)
    await begin(['Ann'], pub)
    await recordTurns([2])
    const { id } = liveMatch()
    await clearTable()
    renderRouter('./app', { initialUrl: `/results/${id}` })
    await settle()
    await wait(400)
    expect(screen.getByText(results.figures.best('2', '9', '9'))).toBeOnTheScreen()
  })
})

test('there is no ledger without chips', async () => {
  await openResult(['Ann', 'Ben'], pub, [9], [8])
  expect(screen.queryByLabelText(results.ledger)).toBeNull()
})

test('every turn is a little box, in a row for each player', async () => {
  const rules: Rules = { ...pub, format: { kind: 'rounds', rounds: 2, shutWins: false } }
  await openResult(['Ann', 'Ben'], rules, [9], [8], [7], [])
  expect(turnsShown()).toEqual([
    'Ann, round 1: 9',
    'Ann, round 2: 7',
    'Ben, round 1: 8',
    'Ben, round 2: 0',
  ])
})

test('a turn that was subtracted says so', async () => {
  await openResult(['Ann'], presetRules('hundred'), [1, 3, 5], subtracting(3, 5))
  expect(turnsShown()).toEqual(['Ann, turn 1: +135', 'Ann, turn 2: −35'])
})

describe('what comes after', () => {
  const seated = () => liveMatch().match.setup.players.map(({ name }) => name)

  test('a rematch has the same seats and rules, and starts afresh', async () => {
    const app = await openResult(['Ann', 'Ben', 'Cleo'], pub, [9], [1], [2])
    await tapButton(results.rematch)
    await settle()
    expect(app.getPathname()).toBe('/play')
    expect(seated()).toEqual(['Ann', 'Ben', 'Cleo'])
    expect(liveMatch()).toMatchObject({ events: [], match: { setup: { rules: pub } } })
  })

  test('a rematch asks before it takes the table from a match that is not over', async () => {
    const app = await openResult(['Ann', 'Ben'], pub, [9], [1])
    await act(async () => {
      await begin(['Cleo', 'Dan'], pub)
      await record(rolled(6, 3))
    })
    const { id } = liveMatch()
    await tapButton(results.rematch)
    expect(screen.getByText(en.setup.replaceLive.body)).toBeOnTheScreen()
    expect(liveMatch().id).toBe(id)
    await tapButton(en.setup.replaceLive.start)
    await settle()
    expect(app.getPathname()).toBe('/play')
    expect(seated()).toEqual(['Ann', 'Ben'])
  })

  test('the loser may start it', async () => {
    const app = await openResult(['Ann', 'Ben', 'Cleo'], pub, [1], [9], [2])
    await tapButton(results.rematchFrom('Ben'))
    await settle()
    expect(app.getPathname()).toBe('/play')
    expect(seated()).toEqual(['Ben', 'Cleo', 'Ann'])
    expect(screen.getByRole('heading', { name: 'Ben' })).toBeOnTheScreen()
  })

  test('there is one rematch where the loser starts it anyway', async () => {
    await openResult(['Ann', 'Ben', 'Cleo'], pub, [9], [1], [2])
    expect(screen.getAllByRole('button', { name: /^Rematch/ }).map(labelOf)).toEqual(['Rematch'])
  })

  test('the replay leads back to the result', async () => {
    const app = await openResult(['Ann', 'Ben'], pub, [1], [9])
    const result = app.getPathname()
    await tapButton(results.replay)
    expect(app.getPathname()).toMatch(/^\/history\/replay\//)
    await tapButton(en.replay.back)
    expect(app.getPathname()).toBe(result)
  })

  test('a long name is left off the button, but not for screen readers', async () => {
    const long = 'Maximiliana FeatherstonA'
    await openResult(['Ann', long], pub, [1], [9])
    expect(isThere('Rematch, loser first: Maximiliana FeatherstonA')).toBe(true)
    expect(screen.getByText(results.loserFirst)).toBeOnTheScreen()
  })

  test('a new match begins at the set-up, with the same people and rules', async () => {
    const app = await openResult(['Ann', 'Ben'], pub, [1], [9])
    await tapButton(results.newMatch)
    expect(app.getPathname()).toBe('/')
    expect(useSetUp.getState().seats.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
    expect(useSetUp.getState().rules).toEqual(pub)
    expect(isThere(/^Continue/)).toBe(false)
  })
})
