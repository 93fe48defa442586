import { screen } from 'expo-router/testing-library'
import type { Match } from '../../../engine'
import { en } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers/format-number'
import { openTable, tapButton } from '../../support/app-screens'
import { EngineTable } from '../../support/engine-table'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { playOut, playTurn, seeResult, type CardCheck } from '../../support/play-along'
import { expectWinner, standingsOf, standingsShown, turnsShown } from '../../support/result-screen'
import { presetRules } from '../../support/scripted-match'
import { aimingWithin } from '../../support/strategies'
import { passCard, stakeTexts } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
// Drawing takes a third of the time: the Channel Islands are drawn, and every part by itself.

const rules = presetRules('hundred')

async function sitDown(seed: Uint8Array, names: readonly string[], played = rules) {
  forceSeeds(seed)
  await openTable(names, played)
  return new EngineTable({ rules: played, players: names.map((name) => ({ name })) }, seed)
}

/** Flaps are read from the lowest to the highest: each figure is higher than the one before, and none is 0. */
const isReadable = (score: number) => /^1?2?3?4?5?6?7?8?9?$/.test(String(score))

/** What a turn would have to score to land on 100, said on the buttons, if it can be read from the flaps. */
const outcome = (missing: number) => {
  if (missing < 0) return 'Leads away from 100'
  return isReadable(missing) ? `${formatNumber(missing)} lands on 100` : 'Leads towards 100'
}
const added = (total: number) => `Add. ${outcome(100 - total)}`
const subtracted = (total: number) => `Subtract. ${outcome(total - 100)}`

const nextTotal = (match: Match) =>
  match.phase === 'turnOver' ? match.totals[match.next.seat]! : NaN

const bothOutcomes: CardCheck = (card, { match }) => {
  if (match.phase !== 'turnOver' || match.next.round === 1) return
  const total = nextTotal(match)
  expect(card.getByText(en.pass.announce)).toBeOnTheScreen()
  expect(card.getByText(`You have ${formatNumber(total)}, and aim for 100`)).toBeOnTheScreen()
  expect(card.getByRole('button', { name: added(total) })).toBeOnTheScreen()
  expect(card.getByRole('button', { name: subtracted(total) })).toBeOnTheScreen()
}

test('two add and subtract, with both outcomes before them, until one stops on 100', async () => {
  const table = await sitDown(seedOf(471), ['Ann', 'Ben'])
  expect(screen.getByLabelText('added to 0 aim 100')).toBeOnTheScreen()
  const match = await playOut(table, aimingWithin(0), bothOutcomes)
  expect(match).toMatchObject({ totals: [100, 2379], round: 3, ending: { by: 'stop' } })

  await seeResult()
  expectWinner('Ann wins', en.results.hitTarget('100', 3))
  expect(standingsShown()).toEqual(standingsOf(match, { Ben: 'shut the box in turn 2' }))
  expect(turnsShown()).toHaveLength(5)
  expect(turnsShown().at(2)).toMatch(/^Ann, turn 3: −\d+$/)
})

test('after the last turn the nearest total wins', async () => {
  const two = { ...rules, format: { kind: 'target', target: 100, turns: 2 } } as const
  const table = await sitDown(seedOf(15), ['Ann', 'Ben'], two)
  const match = await playOut(table, aimingWithin(15))
  expect(match.totals).toEqual([104, 25784])
  await seeResult()
  expectWinner('Ann wins', 'Nearest to 100, 4 away.')
  expect(standingsShown()).toEqual(standingsOf(match))
  expect(standingsShown()).toContain('25\u00a0784')
})

test('one who plays alone announces before every turn but the first', async () => {
  const table = await sitDown(seedOf(5), ['Ann'])
  await playTurn(table, aimingWithin(-1))
  await tapButton(en.play.nextTurn)
  table.pass()
  const total = table.in('announcing').totals[0]!
  expect(passCard()).toBeOnTheScreen()
  await tapButton(subtracted(total))
  table.announce('subtract')
  expect(passCard()).not.toBeOnTheScreen()
  for (const text of stakeTexts(table.in('rolling')))
    expect(screen.getByLabelText(text)).toBeOnTheScreen()
})
