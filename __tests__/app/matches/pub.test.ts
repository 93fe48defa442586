import { screen } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import { useSetUp } from '../../../state/set-up/set-up'
import { cardOf, choose, openApp, openTable, radio, startPlaying } from '../../support/app-screens'
import { EngineTable } from '../../support/engine-table'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { playOut, seeResult } from '../../support/play-along'
import { expectWinner, standingsOf, standingsShown, turnsShown } from '../../support/result-screen'
import { presetRules } from '../../support/scripted-match'
import { HIGHEST_FIRST } from '../../support/strategies'
import { flapLabels } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
// Drawing takes a third of the time: the Channel Islands are drawn, and every part by itself.

test('one plays alone on twelve flaps, chosen on the card of the English pub', async () => {
  const seed = seedOf(1)
  forceSeeds(seed)
  await openApp(['Ann'])
  await choose(cardOf(en.presets.pub.name))
  await choose(en.setup.tilesOf(12))
  expect(radio(cardOf(en.presets.pub.name))).toBeChecked()
  const rules = { ...presetRules('pub'), tiles: 12 } as const
  expect(useSetUp.getState().rules).toEqual(rules)

  await startPlaying()
  expect(flapLabels()).toHaveLength(12)
  expect(screen.getByText(en.play.alone)).toBeOnTheScreen()
  const table = new EngineTable({ rules, players: [{ name: 'Ann' }] }, seed)
  const match = await playOut(table, HIGHEST_FIRST)
  expect(match).toMatchObject({ totals: [30], outcome: { winners: [0], payers: [] } })

  await seeResult()
  expectWinner('Well played, Ann', en.results.aloneTotal('30'))
  expect(standingsShown()).toEqual(['Ann', '30'])
  expect(turnsShown()).toEqual(['Ann: 30'])
})

test('those who tie for the highest total all pay the round', async () => {
  const seed = seedOf(13)
  const names = ['Ann', 'Ben', 'Cleo']
  const rules = presetRules('pub')
  forceSeeds(seed)
  await openTable(names, rules)
  const table = new EngineTable({ rules, players: names.map((name) => ({ name })) }, seed)
  const match = await playOut(table, HIGHEST_FIRST)
  expect(match).toMatchObject({ totals: [31, 31, 5], outcome: { winners: [2], payers: [0, 1] } })
  await seeResult()
  const pays = en.results.paysTheRound
  expect(standingsShown()).toEqual(standingsOf(match, { Ann: pays, Ben: pays }))
})

test('whoever reaches a hundred first has lost, at once', async () => {
  const seed = seedOf(178)
  const names = ['Ann', 'Ben']
  const rules = presetRules('pub-hundred')
  forceSeeds(seed)
  await openTable(names, rules)
  const table = new EngineTable({ rules, players: names.map((name) => ({ name })) }, seed)
  const match = await playOut(table, HIGHEST_FIRST)
  expect(match).toMatchObject({ round: 4, seat: 0, totals: [101, 97], outcome: { winners: [1] } })
  await seeResult()
  expectWinner('Ben wins', en.results.reachedLimit('Ann', '100'))
  expect(standingsShown()).toEqual(
    standingsOf(match, { Ann: 'shut the box in round 1, pays the round' }),
  )
})
