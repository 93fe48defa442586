import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, fireEvent, screen } from 'expo-router/testing-library'
import {
  choosableTiles,
  diceCounts,
  legalMoves,
  NO_TILES,
  PRESETS,
  throwDice,
  tilesOf,
  tilesUpTo,
  turnScore,
  without,
  type Rules,
} from '../../../engine'
import { en } from '../../../i18n'
import { enRulesPages as words } from '../../../i18n/en/rules-pages'
import { formatNumber } from '../../../i18n/numbers/format-number'
import { rulesName } from '../../../components/rules/rules-name'
import { rulesPageOf } from '../../../model/rules-page'
import { changeSettings } from '../../../state/settings/settings'
import { useSetUp } from '../../../state/set-up/set-up'
import {
  button,
  isThere,
  LANDED_MS,
  openApp,
  openPage,
  openTable,
  pathname,
  ROLL,
  rollDice,
  settle,
  startPlaying,
  tapButton,
  tilt,
  wait,
} from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled } from '../../support/scripted-match'
import { liveMatch } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const SEED = seedOf(7)
/** Longer than it takes to show all of a box that was shut. */
const BOX_SHUT_MS = 8000
const NAMES = ['Ann', 'Ben']
const channel = presetRules('channel')
const house: Rules = { ...channel, tiles: 10, oneDie: 'never' }

beforeEach(() => forceSeeds(SEED))

/** Opens a page of rules; they are loaded when they are first drawn. */
async function openRules(path: string, rules?: Rules) {
  await openApp(NAMES, rules, path)
  await settle()
}

const isTitle = (name: string) =>
  screen.queryAllByRole('heading', { name }).some(({ props }) => {
    const { 'aria-level': level } = props as { 'aria-level'?: number }
    return level === 1
  })

/** The flaps that are said to be choosable. */
const litFlaps = () =>
  tilesOf(tilesUpTo(12)).filter((tile) => isThere(en.play.flap.choosable(tile)))

describe.each(PRESETS)('the page of $id', ({ id, rules }) => {
  test('is opened by its address and lets a turn be played by these rules', async () => {
    await openRules(`/rules/${id}`)
    expect(isTitle(rulesName(id, en))).toBe(true)
    expect(screen.getByText(words.origins[id])).toBeOnTheScreen()
    const saved = await AsyncStorage.getAllKeys()
    let open = tilesUpTo(rules.tiles)
    for (let index = 0; open !== NO_TILES; index++) {
      const counts = diceCounts(rules, open)
      const dice = throwDice(SEED, index, counts.includes(2) ? 2 : 1)
      const moves = legalMoves(rules, open, dice)
      await rollDice()
      expect(litFlaps()).toEqual(tilesOf(choosableTiles(moves, NO_TILES)))
      if (moves.length === 0) break
      const move = moves[0]!
      tilesOf(move).forEach(tilt)
      await tapButton(en.play.shut(tilesOf(move)))
      open = without(open, move)
    }
    await wait(BOX_SHUT_MS)
    const score = formatNumber(turnScore(rules, open))
    const over = open === NO_TILES ? words.tryOut.overBox : words.tryOut.over(score)
    expect(screen.getByText(over)).toBeOnTheScreen()
    await tapButton(words.tryOut.again)
    expect(isThere(ROLL)).toBe(true)
    expect(isThere(en.play.flap.open(rules.tiles))).toBe(true)
    expect(await AsyncStorage.getAllKeys()).toEqual(saved)
  })
})

test('the table tells what to do, from the throw to the end, and a held throw counts once', async () => {
  await openRules('/rules/channel')
  expect(screen.getByText(words.tryOut.throw)).toBeOnTheScreen()
  fireEvent(button(ROLL), 'pressIn')
  fireEvent.press(button(ROLL))
  await wait(LANDED_MS)
  expect(screen.getByText(words.tryOut.choose)).toBeOnTheScreen()
  const [, long = NO_TILES] = legalMoves(channel, tilesUpTo(9), throwDice(SEED, 0, 2))
  const [first, ...rest] = tilesOf(long)
  tilt(first!)
  await settle()
  expect(screen.getByText(words.tryOut.chooseMore)).toBeOnTheScreen()
  rest.forEach(tilt)
  await settle()
  expect(screen.getByText(words.tryOut.shut)).toBeOnTheScreen()
  await tapButton(en.play.shut(tilesOf(long)))
  expect(screen.getByText(words.tryOut.throwAgain)).toBeOnTheScreen()
})

test('whoever may stop can stop, and may throw one die where the rules leave it open', async () => {
  await openRules('/rules/hundred')
  await rollDice()
  const [move] = legalMoves(presetRules('hundred'), tilesUpTo(9), throwDice(SEED, 0, 2))
  tilesOf(move!).forEach(tilt)
  await tapButton(en.play.shut(tilesOf(move!)))
  expect(screen.getByText(words.tryOut.throwOrStop)).toBeOnTheScreen()
  await tapButton(/^Stop with/)
  await wait(LANDED_MS)
  expect(isThere(words.tryOut.again)).toBe(true)
})

test('without secure random numbers the rules are told, and no dice are thrown', async () => {
  forceSeeds()
  await openRules('/rules/pub')
  expect(screen.getByText(en.setup.noEntropy)).toBeOnTheScreen()
  expect(button(ROLL)).toBeDisabled()
})

test('twelve flaps are tried with twelve', async () => {
  await openRules('/rules/pub?tiles=12')
  expect(isThere(en.play.flap.open(12))).toBe(true)
})

describe('house rules', () => {
  test('that are set up have a page made from them', async () => {
    await openRules('/rules/house', house)
    expect(isTitle(words.house)).toBe(true)
    expect(screen.getByText(words.oneDie.never)).toBeOnTheScreen()
    expect(isThere(en.play.flap.open(10))).toBe(true)
  })

  test('that are not set up can be made from there', async () => {
    await openRules('/rules/house')
    await tapButton(words.noHouse.make)
    expect(pathname()).toBe('/house-rules')
  })

  test('of the match on the table have a page too', async () => {
    await openTable(NAMES, house)
    act(() => useSetUp.setState({ rules: channel }))
    await tapButton(en.play.howToPlay)
    await tapButton(en.howToPlay.tryIt)
    await settle()
    expect(pathname()).toBe('/rules/table')
    expect(screen.getByText(words.oneDie.never)).toBeOnTheScreen()
  })
})

test.each(['/rules/nowhere', '/rules/table'])('there is nothing at %s', async (path) => {
  await openRules(path)
  expect(isTitle(en.notFound.title)).toBe(true)
  await tapButton(en.notFound.toStart)
  expect(pathname()).toBe('/')
})

test('all rules are listed, each opens, and the way back leads where it came from', async () => {
  await openRules('/rules')
  for (const { id } of PRESETS) {
    const name = rulesName(id, en)
    fireEvent.press(screen.getByRole('button', { name: new RegExp(`^${name}\\. `) }))
    await settle()
    expect(pathname()).toBe(`/rules/${rulesPageOf(presetRules(id), 'house').preset}`)
    expect(isTitle(name)).toBe(true)
    await tapButton(words.back)
    expect(pathname()).toBe('/rules')
  }
  await tapButton(words.back)
  expect(pathname()).toBe('/')
})

test('the set-up leads to the page of the chosen rules, and back', async () => {
  await openApp(NAMES, { ...presetRules('pub'), tiles: 12 })
  await tapButton(new RegExp(`^(${en.setup.howToPlay}|${en.howToPlay.tryIt})$`))
  await settle()
  expect(pathname()).toBe('/rules/pub')
  expect(isThere(en.play.flap.open(12))).toBe(true)
  await tapButton(words.all)
  expect(pathname()).toBe('/rules')
  await tapButton(words.back)
  expect(pathname()).toBe('/')
})

test('the set-up leads to all rules, and back', async () => {
  await openApp(NAMES, channel)
  await tapButton(en.setup.allRules)
  await settle()
  expect(pathname()).toBe('/rules')
  await tapButton(words.back)
  expect(pathname()).toBe('/')
})

describe('from the table', () => {
  test('the first lines lead to the rules, and the match is as it was', async () => {
    await openApp(NAMES, channel)
    await startPlaying()
    await rollDice()
    const { events } = liveMatch()
    const { lesson } = en.play
    const sum = throwDice(SEED, 0, 2).reduce((all, face) => all + face, 0)
    const line = lesson.more(lesson.shut['any-sum'](sum))
    fireEvent.press(screen.getByRole('link', { name: line }))
    await settle()
    expect(pathname()).toBe('/rules/channel')
    await rollDice()
    await tapButton(words.back)
    expect(pathname()).toBe('/play')
    expect(liveMatch().events).toEqual(events)
    expect(screen.getByRole('link', { name: line })).toBeOnTheScreen()
  })

  test('how to play leads there too', async () => {
    await openTable(NAMES, channel, rolled(3, 5))
    act(() => changeSettings({ lesson: 'done' }))
    await tapButton(en.play.howToPlay)
    await tapButton(en.howToPlay.tryIt)
    await settle()
    expect(pathname()).toBe('/rules/channel')
    await tapButton(words.back)
    expect(pathname()).toBe('/play')
  })
})

test('a page is opened again after a reload', async () => {
  await openRules('/rules/sailors')
  screen.unmount()
  await openPage('/rules/sailors')
  await settle()
  expect(isTitle(rulesName('sailors', en))).toBe(true)
})
