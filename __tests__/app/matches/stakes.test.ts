import { screen } from 'expo-router/testing-library'
import type { Rules } from '../../../engine'
import { en } from '../../../i18n'
import { openTable } from '../../support/app-screens'
import { EngineTable } from '../../support/engine-table'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { playOut, seeResult } from '../../support/play-along'
import { expectWinner, ledgerShown, standingsOf, standingsShown } from '../../support/result-screen'
import { presetRules } from '../../support/scripted-match'
import { HIGHEST_FIRST } from '../../support/strategies'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
// Drawing takes a third of the time: the Channel Islands are drawn, and every part by itself.

const preset = presetRules('stakes')
const chips = (stake: number, rounds: number): Rules => ({
  ...preset,
  format: { kind: 'stakes', stake, rounds },
})

async function sitDown(seed: Uint8Array, names: readonly string[], rules: Rules) {
  forceSeeds(seed)
  await openTable(names, rules)
  return new EngineTable({ rules, players: names.map((name) => ({ name })) }, seed)
}

test('a shut box takes double from everybody at once, and the ledger says who pays', async () => {
  const table = await sitDown(seedOf(143), ['Ann', 'Ben', 'Cleo'], preset)
  const match = await playOut(table, HIGHEST_FIRST)
  expect(match).toMatchObject({ seat: 1, ending: { by: 'shut' }, chips: [-2, 4, -2] })

  await seeResult()
  expectWinner('Ben wins', '4 chips to the good.')
  expect(ledgerShown()).toEqual(['Ann pays 2 chips to Ben', 'Cleo pays 2 chips to Ben'])
  expect(standingsShown()).toEqual(standingsOf(match, { Ben: 'shut the box' }))
})

test('otherwise the lowest score takes one chip from everybody', async () => {
  const table = await sitDown(seedOf(5), ['Ann', 'Ben', 'Cleo'], preset)
  const match = await playOut(table, HIGHEST_FIRST)
  expect(match.chips).toEqual([2, -1, -1])
  await seeResult()
  expectWinner('Ann wins', '2 chips to the good.')
  expect(ledgerShown()).toEqual(['Ben pays 1 chip to Ann', 'Cleo pays 1 chip to Ann'])
})

test('a tie is carried: the card says so, and the next round is worth more', async () => {
  const table = await sitDown(seedOf(1379), ['Ann', 'Ben'], chips(3, 2))
  const said: string[] = []
  const match = await playOut(table, HIGHEST_FIRST, (card, { match: ended }) => {
    if (card.queryByText(en.pass.roundCarried)) said.push(`round ${ended.round}`)
  })
  expect(said).toEqual(['round 1'])
  // Two stakes for the shut and one carried, of three chips each.
  expect(match).toMatchObject({ round: 2, ending: { by: 'shut' }, chips: [9, -9] })
  await seeResult()
  expect(ledgerShown()).toEqual(['Ben pays 9 chips to Ann'])
})

test('a tie in the last round is dropped, and nobody owes anybody', async () => {
  const table = await sitDown(seedOf(6), ['Ann', 'Ben'], preset)
  const match = await playOut(table, HIGHEST_FIRST)
  expect(match.chips).toEqual([0, 0])
  await seeResult()
  expect(screen.getByRole('heading', { name: 'Ann and Ben share the win' })).toBeOnTheScreen()
  expect(ledgerShown()).toEqual([en.results.allEven])
  expect(standingsShown()).toEqual(['1.', 'Ann', '0', '1.', 'Ben', '0'])
})
