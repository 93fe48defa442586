import { screen } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import { openApp, startPlaying } from '../../support/app-screens'
import { EngineTable } from '../../support/engine-table'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { playOut, seeResult } from '../../support/play-along'
import { expectWinner, standingsOf, standingsShown, turnsShown } from '../../support/result-screen'
import { presetRules } from '../../support/scripted-match'
import { HIGHEST_FIRST, MOST_FLAPS } from '../../support/strategies'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const NAMES = ['Ann', 'Ben', 'Cleo']
const rules = presetRules('channel')

async function sitDown(seed: Uint8Array) {
  forceSeeds(seed)
  const app = await openApp(NAMES, rules)
  await startPlaying()
  expect(app.getPathname()).toBe('/play')
  return new EngineTable({ rules, players: NAMES.map((name) => ({ name })) }, seed)
}

test('three play five rounds: the lowest total wins, the highest pays the round', async () => {
  const table = await sitDown(seedOf(272))
  const match = await playOut(table, MOST_FLAPS, (card, { match: ended, names }) => {
    if (ended.phase !== 'turnOver') throw new Error(ended.phase)
    const { seat, score, round, next } = ended
    expect(card.getByText(new RegExp(`^${names[seat]} shut .* and leaves ${score}$`))).toBeVisible()
    const isEvent = card.queryByText(new RegExp(`(takes|share) round ${round}$`)) !== null
    expect(isEvent).toBe(next.round !== round)
  })
  expect(match).toMatchObject({ round: 5, totals: [138, 130, 161] })
  expect(match.outcome).toMatchObject({ winners: [1], payers: [2] })

  await seeResult()
  expectWinner('Ben wins', en.results.lowestTotal('130'))
  expect(standingsShown()).toEqual(standingsOf(match, { Cleo: en.results.paysTheRound }))
  expect(standingsShown().slice(0, 3)).toEqual(['1.', 'Ben', '130'])
  expect(turnsShown()).toHaveLength(15)
})

test('whoever shuts the box in the first turn of all wins as Captain, there and then', async () => {
  const table = await sitDown(seedOf(36))
  const match = await playOut(table, HIGHEST_FIRST)
  expect(match).toMatchObject({ round: 1, seat: 0, outcome: { winners: [0], captain: 0 } })
  expect(screen.getByText(en.play.captain('Ann'))).toBeOnTheScreen()

  await seeResult()
  expectWinner('Ann wins', en.results.captain)
  expect(standingsShown().slice(0, 4)).toEqual([
    '1.',
    'Ann',
    'Captain, shut the box in round 1',
    '0',
  ])
  expect(turnsShown()).toEqual(['Ann, round 1: 0'])
})

test('a box shut by the second player ends the match too, but makes no Captain', async () => {
  const table = await sitDown(seedOf(143))
  const match = await playOut(table, HIGHEST_FIRST)
  expect(match).toMatchObject({ seat: 1, round: 1, outcome: { winners: [1], payers: [0] } })
  expect(screen.getByText(en.play.boxShutDetail('Ben'))).toBeOnTheScreen()

  await seeResult()
  expectWinner('Ben wins', en.results.shutInRound(' in round 1'))
  expect(standingsShown()).toEqual(
    standingsOf(match, { Ben: 'shut the box in round 1', Ann: en.results.paysTheRound }),
  )
})
