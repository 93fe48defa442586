import { screen } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import { openTable } from '../../support/app-screens'
import { EngineTable } from '../../support/engine-table'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { playOut, seeResult } from '../../support/play-along'
import { expectWinner, standingsOf, standingsShown, turnsShown } from '../../support/result-screen'
import { presetRules } from '../../support/scripted-match'
import { HIGHEST_FIRST } from '../../support/strategies'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
// Drawing takes a third of the time: the Channel Islands are drawn, and every part by itself.

const rules = presetRules('sailors')

async function sitDown(seed: Uint8Array, names: readonly string[]) {
  forceSeeds(seed)
  await openTable(names, rules)
  return new EngineTable({ rules, players: names.map((name) => ({ name })) }, seed)
}

test('whoever reaches 45 is out at the end of the round, and skipped from then on', async () => {
  const table = await sitDown(seedOf(1453), ['Ann', 'Ben', 'Cleo'])
  const said: string[] = []
  const match = await playOut(table, HIGHEST_FIRST, (card, { match: ended }) => {
    if (card.queryByText(en.pass.isOut(['Ben']))) said.push(`round ${ended.round}`)
  })
  expect(said).toEqual(['round 2'])
  expect(match).toMatchObject({ out: [1, 0, 2], outRounds: [2, 3, 3], outcome: { winners: [0] } })

  await seeResult()
  expectWinner('Ann wins', en.results.outTogether)
  expect(standingsShown()).toEqual(
    standingsOf(match, {
      Ann: 'out in round 3',
      Ben: 'out in round 2',
      Cleo: 'shut the box in round 1, out in round 3',
    }),
  )
  expect(turnsShown().filter((label) => label.startsWith('Ben'))).toHaveLength(2)
  expect(turnsShown()).toHaveLength(8)
})

test('alone, the result is the rounds that were survived', async () => {
  const table = await sitDown(seedOf(27), ['Ann'])
  const match = await playOut(table, HIGHEST_FIRST)
  expect(match.round).toBe(3)
  await seeResult()
  expectWinner('Well played, Ann', en.results.survived(2))
  expect(screen.queryByText(en.results.paysTheRound)).not.toBeOnTheScreen()
})
