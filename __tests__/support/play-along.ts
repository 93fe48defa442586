/** Plays a match on the screens and in the engine at once, and holds one against the other. */
import { screen, within } from 'expo-router/testing-library'
import { diceCounts, legalMoves, tilesOf, turnScore } from '../../engine'
import { en } from '../../i18n'
import { CELEBRATED_MS, choose, rollDice, shutFlaps, tapButton, wait } from './app-screens'
import type { EngineTable } from './engine-table'
import { diceFor, type Strategy } from './strategies'
import { diceLabel, expectBoard, expectEndOfTurn, expectTurnOf, passCard } from './what-is-shown'

async function playRolling(table: EngineTable, strategy: Strategy): Promise<void> {
  const match = table.in('rolling')
  const { rules } = match.setup
  if (!match.lastShut) expectTurnOf(match)
  expectBoard(match)
  if (strategy.isToStop(match)) {
    await tapButton(new RegExp(`^${en.play.stopLabel(String(turnScore(rules, match.open)))}\\b`))
    table.stop()
    // The target is hit.
    if (table.match.phase === 'matchOver') await wait(CELEBRATED_MS)
    return
  }
  const count = diceFor(strategy, match)
  if (diceCounts(rules, match.open).length === 2)
    await choose(count === 1 ? en.play.oneDie : en.play.twoDice)
  await rollDice()
  table.roll(count)
}

async function playShutting(table: EngineTable, strategy: Strategy): Promise<void> {
  const { setup, open, dice } = table.in('shutting')
  expect(diceLabel()).toBe(en.play.dice(dice))
  const tiles = tilesOf(strategy.move(legalMoves(setup.rules, open, dice)))
  await shutFlaps(tiles)
  table.shut(tiles)
}

/** What the card between two turns must say; it is looked at before the phone is taken. */
export type CardCheck = (card: ReturnType<typeof within>, table: EngineTable) => void

async function playTurnOver(table: EngineTable, check: CardCheck): Promise<void> {
  const match = table.in('turnOver')
  expectEndOfTurn(match)
  if (table.names.length === 1) {
    await tapButton(en.play.nextTurn)
    table.pass()
    return
  }
  await tapButton(en.play.pass)
  const card = within(passCard()!)
  check(card, table)
  table.pass()
  const next = table.names[table.match.seat]!
  expect(card.getByRole('heading', { name: next })).toBeOnTheScreen()
  if (table.match.phase === 'rolling') await tapButton(en.pass.takePhone(next))
}

async function playAnnouncing(table: EngineTable, strategy: Strategy): Promise<void> {
  const sign = strategy.sign(table.in('announcing'))
  await tapButton(new RegExp(`^${sign === 'add' ? en.pass.add : en.pass.subtract}\\.`))
  table.announce(sign)
}

async function playNext(table: EngineTable, strategy: Strategy, check: CardCheck): Promise<void> {
  switch (table.match.phase) {
    case 'rolling':
      return await playRolling(table, strategy)
    case 'shutting':
      return await playShutting(table, strategy)
    case 'turnOver':
      return await playTurnOver(table, check)
    case 'announcing':
      return await playAnnouncing(table, strategy)
    case 'matchOver':
      return
  }
}

/** Plays until the match is over and its last turn lies on the felt. */
export async function playOut(table: EngineTable, strategy: Strategy, check: CardCheck = () => {}) {
  while (table.match.phase !== 'matchOver') await playNext(table, strategy, check)
  expectEndOfTurn(table.match)
  return table.in('matchOver')
}

/** Plays until somebody's turn is over. */
export async function playTurn(table: EngineTable, strategy: Strategy): Promise<void> {
  do await playNext(table, strategy, () => {})
  while (table.match.phase === 'rolling' || table.match.phase === 'shutting')
}

export async function seeResult(): Promise<void> {
  await tapButton(en.play.seeResult)
  expect(screen.getByLabelText(en.results.title)).toBeOnTheScreen()
}
