import { fireEvent, screen } from 'expo-router/testing-library'
import { legalMoves, tilesOf, turnScore } from '../../../engine'
import { en } from '../../../i18n'
import { HURRIED_TUMBLE_MS } from '../../../model/table-times'
import {
  button,
  choose,
  flap,
  isThere,
  LANDED_MS,
  openTable,
  radio,
  ROLL,
  rollDice,
  shutFlaps,
  tapButton,
  tilt,
  wait,
} from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled, shut, turnLeaving } from '../../support/scripted-match'
import { begin, liveMatch } from '../../support/store-match'
import { chosenFlaps, flapLabels, passCard } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const channel = presetRules('channel')
const NAMES = ['Ann', 'Ben']

const match = () => liveMatch().match
const usable = () => flapLabels().filter((label) => label.endsWith('can be used'))
const lit = () => usable().filter((label) => !chosen().includes(Number.parseInt(label)))
const chosen = chosenFlaps

/** Taps again at once, on whatever has come to lie under the finger. */
async function tapTwice(first: string | RegExp, second: string | RegExp) {
  fireEvent.press(button(first))
  await wait(50)
  fireEvent.press(button(second))
  await wait(50)
}

/** The events of a turn that leaves the nine open. */
async function aTurn() {
  await begin(NAMES, channel)
  return turnLeaving(match(), [9])
}

beforeEach(() => forceSeeds(seedOf(1)))

describe('a double tap does one thing', () => {
  test('on Roll it throws once, and the dice tumble on', async () => {
    await openTable(NAMES, channel)
    await tapTwice(ROLL, en.play.rolling)
    expect(match().throws).toBe(1)
    expect(button(en.play.rolling)).toBeOnTheScreen()
  })

  test('on Shut it shuts, and does not throw', async () => {
    await openTable(NAMES, channel, rolled(6, 3))
    tilt(9)
    await tapTwice(en.play.shut([9]), ROLL)
    expect(match()).toMatchObject({ phase: 'rolling', throws: 1 })
    await tapButton(ROLL)
    expect(match().throws).toBe(1)
    await wait(400)
    await tapButton(ROLL)
    expect(match().throws).toBe(2)
  })

  test('on Pass it shows the card, and does not take the phone', async () => {
    await openTable(NAMES, channel, ...(await aTurn()))
    await tapTwice(en.play.pass, en.pass.takePhone('Ben'))
    expect(match().phase).toBe('turnOver')
    expect(passCard()).toBeOnTheScreen()
  })

  test('on the card it takes the phone, and does not throw', async () => {
    await openTable(NAMES, channel, ...(await aTurn()))
    await tapButton(en.play.pass)
    const { throws } = match()
    await tapTwice(en.pass.takePhone('Ben'), ROLL)
    expect(match()).toMatchObject({ phase: 'rolling', seat: 1, throws })
  })

  test('on a sign it announces, and does not throw', async () => {
    const hundred = presetRules('hundred')
    await openTable(['Ann'], hundred, rolled(6, 3), shut(9), { type: 'turnStopped' })
    await tapButton(en.play.nextTurn)
    await tapTwice(/^Subtract/, ROLL)
    expect(match()).toMatchObject({ phase: 'rolling', sign: 'subtract', throws: 1 })
  })

  test('on a flap it tilts it and puts it back', async () => {
    await openTable(NAMES, channel, rolled(6, 3))
    tilt(9)
    expect(chosen()).toEqual([9])
    tilt(9)
    expect(chosen()).toEqual([])
  })
})

describe('while the dice tumble', () => {
  test('a tap on the button lets them lie, and throws nothing', async () => {
    await openTable(NAMES, channel)
    await tapButton(ROLL)
    await tapButton(en.play.rolling)
    expect(match().throws).toBe(1)
    expect(button(/^Choose flaps that make \d+$/)).toBeDisabled()
  })

  test('a flap can be tapped already, and tilts when they lie', async () => {
    await openTable(NAMES, channel)
    await tapButton(ROLL)
    const thrown = match()
    if (thrown.phase !== 'shutting') throw new Error(thrown.phase)
    tilt(tilesOf(legalMoves(channel, thrown.open, thrown.dice)[0]!)[0]!)
    expect(chosen()).toEqual([])
    await wait(HURRIED_TUMBLE_MS)
    expect(chosen()).toHaveLength(1)
    expect(isThere(en.play.rolling)).toBe(false)
  })

  test('that there is no move is said only once they lie', async () => {
    // Only the nine is open, and the next throw of this seed does not add up to it.
    const events = (await aTurn()).slice(0, -1)
    await openTable(NAMES, channel, ...events)
    await tapButton(ROLL)
    expect(match().phase).toBe('turnOver')
    expect(screen.queryByText(en.play.noMove)).toBeNull()
    expect(button(en.play.rolling)).toBeOnTheScreen()
    await wait(LANDED_MS)
    expect(screen.getByText(en.play.noMove)).toBeOnTheScreen()
    expect(screen.getByText(en.play.scored('9'))).toBeOnTheScreen()
    expect(button(en.play.pass)).toBeOnTheScreen()
  })
})

describe('flaps', () => {
  test('that are not part of a move cannot be tapped', async () => {
    await openTable(NAMES, channel, rolled(2, 1))
    expect(lit()).toEqual([1, 2, 3].map(en.play.flap.choosable))
    for (const tile of [4, 5, 6, 7, 8, 9]) {
      expect(flap(tile)).toBeDisabled()
      tilt(tile)
    }
    expect(chosen()).toEqual([])
  })

  test('that are shut cannot be tapped', async () => {
    await openTable(NAMES, channel, rolled(6, 3), shut(9), rolled(6, 3))
    expect(flap(9)).toBeDisabled()
    tilt(9)
    expect(chosen()).toEqual([])
    expect(match().phase).toBe('shutting')
  })

  test('cannot be tapped before a throw', async () => {
    await openTable(NAMES, channel)
    tilt(5)
    expect(chosen()).toEqual([])
  })

  test('that would add up to too much go out as others are tilted', async () => {
    await openTable(NAMES, channel, rolled(3, 5))
    expect(lit()).toHaveLength(8)
    tilt(3)
    expect(lit()).toEqual([1, 4, 5].map(en.play.flap.choosable))
    expect(button(en.play.chooseMore(5))).toBeDisabled()
    tilt(6)
    expect(chosen()).toEqual([3])
    tilt(5)
    await tapButton(en.play.shut([3, 5]))
    expect(match().phase).toBe('rolling')
  })
})

test('a shut can be taken back until the next throw', async () => {
  await openTable(NAMES, channel)
  expect(button(en.play.takeBack)).toBeDisabled()
  await rollDice()
  const before = match()
  fireEvent.press(screen.getAllByRole('button', { name: /can be used$/ }).at(-1)!)
  await tapButton(/^Shut /)
  await tapButton(en.play.takeBack)
  expect(match()).toEqual(before)
  expect(button(en.play.takeBack)).toBeDisabled()
})

test('stopping is offered after a completed throw, and not before the first', async () => {
  await openTable(NAMES, presetRules('hundred'))
  expect(button(en.play.stop)).toBeDisabled()
  await rollDice()
  expect(button(en.play.stop)).toBeDisabled()
  fireEvent.press(screen.getAllByRole('button', { name: /can be used$/ }).at(-1)!)
  await tapButton(/^Shut /)
  const { rules } = match().setup
  await tapButton(new RegExp(`^${en.play.stopLabel(String(turnScore(rules, match().open)))}\\b`))
  expect(match().phase).toBe('turnOver')
  expect(screen.getByText(en.play.stopped)).toBeOnTheScreen()
})

test('where one die or two may be thrown both are offered, with a word of why', async () => {
  const events = [rolled(6, 3), shut(9), rolled(6, 2), shut(8), rolled(6, 1), shut(7)]
  await openTable(NAMES, presetRules('stakes'), ...events)
  expect(screen.getByText(en.play.chooseDice)).toBeOnTheScreen()
  expect(radio(en.play.twoDice)).toBeChecked()
  await choose(en.play.oneDie)
  expect(radio(en.play.oneDie)).toBeChecked()
  await rollDice()
  expect(liveMatch().events.at(-1)).toMatchObject({
    type: 'diceRolled',
    dice: [expect.any(Number)],
  })
})

test('where one die must be thrown it says why, and offers no choice', async () => {
  const events = [rolled(6, 3), shut(9), rolled(6, 2), shut(8), rolled(6, 1), shut(7)]
  await openTable(NAMES, channel, ...events, rolled(6, 5), shut(5, 6), rolled(2, 2), shut(4))
  expect(screen.getByText(en.play.oneDieOnly['must-at-six'])).toBeOnTheScreen()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a move of several flaps is shut at once', async () => {
  await openTable(NAMES, channel, rolled(6, 2))
  await shutFlaps([1, 3, 4])
  expect(liveMatch().events.at(-1)).toEqual(shut(1, 3, 4))
})
