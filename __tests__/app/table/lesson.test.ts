import { act, screen } from 'expo-router/testing-library'
import { legalMoves, tilesOf } from '../../../engine'
import { en } from '../../../i18n'
import { openSaves } from '../../../state/open-saves'
import { rememberPeople } from '../../../state/people/people'
import { changeSettings, useSettings } from '../../../state/settings/settings'
import { beginMatch } from '../../../state/table/live-match'
import {
  forgetEverything,
  LANDED_MS,
  openApp,
  openPage,
  rollDice,
  ROLL,
  shutFlaps,
  startPlaying,
  tapButton,
  wait,
} from '../../support/app-screens'
import { mixedSeats } from '../../support/computer-table'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, seatsOf, turnLeaving } from '../../support/scripted-match'
import { liveMatch, record } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const { lesson } = en.play
const isSaid = (line: string) => screen.queryByText(line) !== null

beforeEach(() => forceSeeds(seedOf(1), seedOf(2)))

function thrown(): readonly number[] {
  const { match } = liveMatch()
  return match.phase === 'shutting' ? match.dice : []
}

/** Throws, or shuts the first flaps that can be shut. */
async function playOn(): Promise<void> {
  const { match } = liveMatch()
  if (match.phase !== 'shutting') return rollDice()
  const [move] = legalMoves(match.setup.rules, match.open, match.dice)
  await shutFlaps(tilesOf(move!))
}

test('the first match teaches itself, a line at a time', async () => {
  await openApp()
  await startPlaying()
  expect(isSaid(lesson.throw)).toBe(true)
  await tapButton(ROLL)
  // The dice still tumble, and nothing tells what they will show.
  expect(isSaid(lesson.throw)).toBe(true)
  await wait(LANDED_MS)
  const dice = thrown()
  const sum = dice.reduce((all, face) => all + face, 0)
  expect(isSaid(lesson.shut['any-sum'](sum))).toBe(true)
  expect(isSaid(lesson.throw)).toBe(false)
  await shutFlaps(sum <= 9 ? [sum] : [sum - 9, 9])
  expect(useSettings.getState().lesson).toBe('score')
  // What no move leads to is said when there is none.
  expect(isSaid(lesson.score.sum)).toBe(false)
  while (liveMatch().match.phase !== 'turnOver') await playOn()
  expect(isSaid(lesson.score.sum)).toBe(true)
})

test('against a computer player the line at the end of a turn waits to be read', async () => {
  const otto = en.computers.players.master.name
  const rules = presetRules('channel')
  await forgetEverything()
  const begun = await beginMatch({ rules, players: mixedSeats(['Ann', otto]) })
  expect(begun.ok).toBe(true)
  act(() => changeSettings({ lesson: 'score' }))
  await openPage('/play')
  await act(() => record(...turnLeaving(liveMatch().match, [9])))
  for (let times = 0; times < 60; times++) await wait(500)
  expect(liveMatch().match).toMatchObject({ phase: 'turnOver', seat: 0 })
  expect(isSaid(lesson.score.sum)).toBe(true)
  await tapButton(en.play.turnOf(otto))
  expect(liveMatch().match).toMatchObject({ phase: 'rolling', seat: 1 })
  // The next turn goes on by itself.
  for (let times = 0; liveMatch().match.seat === 1; times++) {
    if (times > 300) throw new Error('It does not come to an end')
    await wait(500)
  }
  expect(useSettings.getState().lesson).toBe('done')
})

test('by pub rules it names the flaps of the dice and of the sum', async () => {
  await openApp(['Ann', 'Ben'], presetRules('pub'))
  await startPlaying()
  await rollDice()
  expect(isSaid(lesson.shut['dice-or-sum'])).toBe(true)
})

test('those who played before the app taught anything are not taught', async () => {
  await forgetEverything()
  await act(async () => {
    rememberPeople(seatsOf(['Ann', 'Ben']))
    await openSaves()
  })
  expect(useSettings.getState().lesson).toBe('done')
})

test('how to play is beside the rules where there is room, and one tap from the table', async () => {
  await openApp()
  const [first, , , last] = en.presets.channel.howTo
  expect(isSaid(first)).toBe(true)
  expect(isSaid(last)).toBe(true)
  await startPlaying()
  expect(isSaid(first)).toBe(false)
  await tapButton(en.play.howToPlay)
  expect(isSaid(first)).toBe(true)
})
