import { act, screen } from 'expo-router/testing-library'
import { AccessibilityInfo } from 'react-native'
import {
  COMPUTER_PLAYERS,
  legalMoves,
  startMatch,
  tilesOf,
  type MatchEvent,
  type Rules,
} from '../../../engine'
import { en } from '../../../i18n'
import { enSpoken } from '../../../i18n/spoken-match'
import { changeSettings } from '../../../state/settings/settings'
import { openSaves } from '../../../state/open-saves'
import { usePeople } from '../../../state/people/people'
import { useSetUp } from '../../../state/set-up/set-up'
import type { SeatedMatch } from '../../../model/player'
import { beginMatch, useLiveMatch } from '../../../state/table/live-match'
import {
  button,
  forgetEverything,
  isThere,
  openApp,
  openPage,
  rollDice,
  settle,
  shutFlaps,
  startPlaying,
  tapButton,
  tilt,
  wait,
} from '../../support/app-screens'
import { mixedSeats, withComputerTurn } from '../../support/computer-table'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { seeResult } from '../../support/play-along'
import { after, inFormat, passed, presetRules, turnLeaving } from '../../support/scripted-match'
import { liveMatch, record } from '../../support/store-match'
import { chosenFlaps, passCard } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const SEED = seedOf(5)
const pub = presetRules('pub')
const { play, computers } = en
const OTTO = computers.players.master.name
const PIP = computers.players.child.name
const PASS = [play.pass, /^I’m /]

beforeEach(() => forceSeeds(SEED))

/** Opens the table of these players, after these events. */
async function openMixed(names: readonly string[], rules: Rules, ...events: MatchEvent[]) {
  await forgetEverything()
  const begun = await beginMatch({ rules, players: mixedSeats(names) })
  if (!begun.ok) throw new Error(begun.error)
  // Newcomers, for whom the table waits, are tested by themselves.
  act(() => changeSettings({ lesson: 'done' }))
  await act(() => record(...events))
  await openPage('/play')
}

const isComputersTurn = () => {
  const { phase, seat, setup } = liveMatch().match
  return phase !== 'turnOver' && phase !== 'matchOver' && setup.players[seat]!.computer
}

/** Lets a computer player play its turn; `hurry` is called again and again. */
async function watchTurn(hurry: () => Promise<void> = () => wait(300)): Promise<void> {
  for (let times = 0; isComputersTurn(); times++) {
    if (times > 500) throw new Error('It does not come to an end')
    PASS.forEach((name) => expect(isThere(name)).toBe(false))
    expect(passCard()).toBeNull()
    await hurry()
  }
}

/** Lets the table go on by itself until the match is there; renders are drawn in between. */
async function goOnUntil(isThere: (match: SeatedMatch) => boolean): Promise<void> {
  for (let times = 0; !isThere(liveMatch().match); times++) {
    if (times > 60) throw new Error(`It stays in ${liveMatch().match.phase}`)
    await wait(300)
  }
}

const mainButton = new RegExp(`^(\\w+ (throws|is|shuts) ?|${play.rolling})`)
const hurried = async () => {
  if (isThere(mainButton)) await tapButton(mainButton)
  else await wait(50)
}

/** Plays the turn of the person at the table: always the first move. */
async function playPerson(): Promise<void> {
  while (liveMatch().match.phase === 'rolling' || liveMatch().match.phase === 'shutting') {
    const { match } = liveMatch()
    if (match.phase === 'shutting')
      await shutFlaps(tilesOf(legalMoves(match.setup.rules, match.open, match.dice)[0]!))
    else await rollDice()
  }
}

test.each(
  COMPUTER_PLAYERS.map((computer) => [computers.players[computer].name, computer] as const),
)('one person plays a whole match against %s', async (name, computer) => {
  const players = mixedSeats(['Ann', name])
  await openApp()
  act(() => useSetUp.setState({ seats: players, rules: pub }))
  await settle()
  await startPlaying()
  await playPerson()
  const before = [...liveMatch().events, passed]
  await tapButton(play.turnOf(name))
  expect(screen.getByRole('heading', { name })).toBeOnTheScreen()
  await watchTurn(hurried)
  expect(liveMatch().match.setup.players[1]).toMatchObject({ name, computer })
  expect(liveMatch().events).toEqual(withComputerTurn(pub, players, SEED, before))

  await wait(6000)
  await seeResult()
  expect(screen.getAllByText(name).length).toBeGreaterThan(0)
  expect(usePeople.getState().people.map((person) => person.name)).toEqual(['Ann'])
})

test('goes on by itself to a computer player, and back to who plays against it', async () => {
  await openMixed([OTTO, 'Ann'], presetRules('channel'))
  await watchTurn(hurried)
  await goOnUntil(({ seat }) => seat === 1)
  expect(liveMatch().match.phase).toBe('rolling')
  expect(passCard()).toBeNull()
  await act(() => record(...turnLeaving(liveMatch().match, [9])))
  await goOnUntil(({ seat, round }) => seat === 0 && round === 2)
})

describe.each([false, true])('a box that was shut (less motion: %s)', (isMotionReduced) => {
  test.each([
    ['by a person', ['Ann', OTTO], play.turnOf(OTTO)],
    ['by a computer player', [OTTO, 'Ann'], play.yourTurn('Ann')],
    ['by one of two computer players', [OTTO, PIP, 'Ann'], play.turnOf(PIP)],
  ])('%s rests until somebody taps', async (_, names, next) => {
    await openMixed(names, presetRules('sailors'))
    act(() => changeSettings({ isMotionReduced }))
    await act(() => record(...turnLeaving(liveMatch().match, [])))
    for (let times = 0; times < 40; times++) await wait(300)
    expect(liveMatch().match).toMatchObject({ phase: 'turnOver', seat: 0 })
    await tapButton(next)
    expect(liveMatch().match).toMatchObject({ phase: 'rolling', seat: 1 })
  })
})

test('goes on by itself after the tap on a box that one of two computer players has shut', async () => {
  await openMixed([OTTO, PIP, 'Ann'], presetRules('sailors'))
  await act(() => record(...turnLeaving(liveMatch().match, [])))
  await wait(6000)
  await tapButton(play.turnOf(PIP))
  await watchTurn()
  await goOnUntil(({ seat }) => seat === 2)
})

const KNOCKOUT = inFormat({ kind: 'knockout', limit: 9 }, presetRules('sailors'))
const STAKES = inFormat({ kind: 'stakes', stake: 3, rounds: 2 }, presetRules('stakes'))

test.each<[string, readonly string[], Rules, readonly (readonly number[])[], readonly string[]]>([
  [
    'who takes a round',
    ['Ann', OTTO],
    presetRules('channel'),
    [[9], [8]],
    [en.pass.takesRound([OTTO], 1)],
  ],
  ['who is out', ['Ann', OTTO, PIP], KNOCKOUT, [[9], [8], [7]], [en.pass.isOut(['Ann'])]],
  ['how many chips are paid', ['Ann', OTTO], STAKES, [[9], [8]], [en.pass.takesChips(3)]],
])(
  'tells %s where no card does, once all else of the turn is shown',
  async (_, names, rules, turns, lines) => {
    const started = startMatch({ rules, players: mixedSeats(names) })
    if (!started.ok) throw new Error(started.error)
    const events = turns.reduce<MatchEvent[]>((all, leaving) => {
      const next = all.length > 0 ? [...all, passed] : all
      return [...next, ...turnLeaving(after(started.value, ...next), leaving)]
    }, [])
    await openMixed(names, rules, ...events.slice(0, -1))
    await act(() => record(...events.slice(-1)))
    const drawn = (line: string) => screen.queryByText(line, { includeHiddenElements: true })
    while (!drawn(lines[0]!)) await wait(100)
    for (const line of lines) {
      expect(drawn(line)).not.toBeVisible()
      expect(screen.queryByText(line)).toBeNull()
    }
    for (let times = 0; times < 12; times++) await wait(100)
    for (const line of lines) expect(screen.getByText(line)).toBeVisible()
  },
)

test('shows what it does: the flaps lean one after the other before they are shut', async () => {
  await openMixed([OTTO, 'Ann'], presetRules('channel'))
  const shown = new Set<string>()
  for (let times = 0; times < 60 && liveMatch().match.throws < 3; times++) {
    const chosen = chosenFlaps().length
    shown.add(`${liveMatch().match.phase} ${chosen}`)
    await wait(100)
  }
  expect([...shown]).toEqual(expect.arrayContaining(['rolling 0', 'shutting 0', 'shutting 1']))
})

test('goes on from the flaps that lean already when the menu has covered them', async () => {
  await openMixed([OTTO, 'Ann'], presetRules('channel'))
  while (chosenFlaps().length < 2) await wait(50)
  const { length } = liveMatch().events
  const tilted = chosenFlaps()
  await tapButton(play.menu)
  await wait(5000)
  await tapButton(en.menu.close)
  for (let times = 0; liveMatch().events.length === length; times++) {
    if (times > 100) throw new Error('It does not shut them')
    expect(chosenFlaps()).toEqual(expect.arrayContaining(tilted))
    await wait(50)
  }
})

test('is said to shut what it shuts, and not one of two while it still tilts the other', async () => {
  const sailors = presetRules('sailors')
  const turnOf = (seed: Uint8Array) =>
    withComputerTurn(sailors, mixedSeats([OTTO, 'Ann']), seed, [])
  const hasPair = (events: readonly MatchEvent[]) =>
    events.some((event) => event.type === 'tilesShut' && event.tiles.length > 1)
  let number = 5
  while (!hasPair(turnOf(seedOf(number)))) number++
  const whole = turnOf(seedOf(number))
  forceSeeds(seedOf(number))
  await openMixed([OTTO, 'Ann'], sailors)
  let halves = 0
  await watchTurn(async () => {
    const next = whole[liveMatch().events.length]
    const { length } = chosenFlaps()
    if (next?.type === 'tilesShut' && length > 0) {
      if (length < next.tiles.length) halves++
      const isAll = length === next.tiles.length
      expect(isThere(play.computer.shuts(OTTO, next.tiles))).toBe(isAll)
      expect(isThere(play.computer.chooses(OTTO))).toBe(!isAll)
    }
    await wait(100)
  })
  expect(halves).toBeGreaterThan(0)
})

test('a tap hurries it', async () => {
  await openMixed([OTTO, 'Ann'], pub)
  await wait(200)
  expect(liveMatch().match.throws).toBe(0)
  await tapButton(play.computer.throws(OTTO))
  expect(liveMatch().match.throws).toBe(1)
})

test('no tap of people changes what it chooses', async () => {
  const players = mixedSeats([OTTO, 'Ann'])
  await openMixed([OTTO, 'Ann'], pub)
  let tile = 0
  await watchTurn(async () => {
    tile = (tile % 9) + 1
    tilt(tile)
    await hurried()
    expect(isThere(play.takeBack) ? button(play.takeBack) : undefined).toBeUndefined()
  })
  expect(liveMatch().events).toEqual(withComputerTurn(pub, players, SEED, []))
})

test('waits while the menu covers the table', async () => {
  await openMixed([OTTO, 'Ann'], pub)
  await tapButton(play.menu)
  await wait(10_000)
  expect(liveMatch().match.throws).toBe(0)
})

test('killed in the middle of its turn, it goes on with the same choices', async () => {
  const channel = presetRules('channel')
  const players = mixedSeats([OTTO, 'Ann'])
  const whole = withComputerTurn(channel, players, SEED, [])
  await openMixed([OTTO, 'Ann'], channel)
  while (liveMatch().events.length < 3) await wait(100)
  screen.unmount()
  useLiveMatch.setState(useLiveMatch.getInitialState(), true)
  await act(() => openSaves())
  expect(liveMatch().events).toEqual(whole.slice(0, liveMatch().events.length))
  await openPage('/play')
  await watchTurn()
  expect(liveMatch().events).toEqual(whole)
})

test('between two people the phone goes past it', async () => {
  await openMixed(['Ann', OTTO, 'Ben'], pub)
  await act(() => record(...turnLeaving(liveMatch().match, [9])))
  await goOnUntil(({ seat }) => seat === 1)
  expect(isThere(play.pass)).toBe(false)
  await watchTurn(hurried)
  await wait(8000)
  await tapButton(play.pass)
  expect(screen.getByText(en.pass.to)).toBeOnTheScreen()
  await tapButton(en.pass.takePhone('Ben'))
  expect(liveMatch().match).toMatchObject({ seat: 2, phase: 'rolling' })
})

test('announces add or subtract itself, and leaves that to people on their card', async () => {
  const hundred = presetRules('hundred')
  await openMixed(['Ann', OTTO], hundred)
  await act(() => record(...turnLeaving(liveMatch().match, [1, 2])))
  await goOnUntil(({ seat }) => seat === 1)
  await watchTurn(hurried)
  await goOnUntil(({ seat }) => seat === 0)
  expect(liveMatch().match).toMatchObject({ round: 2, phase: 'announcing' })
  await settle()
  expect(passCard()).not.toBeNull()
  await tapButton(new RegExp(`^${en.pass.add}\\.`))
  await act(() => record(...turnLeaving(liveMatch().match, [1, 2])))
  await goOnUntil(({ seat }) => seat === 1)
  await watchTurn(hurried)
  expect(liveMatch().events.filter(({ type }) => type === 'signAnnounced')).toHaveLength(2)
})

test('says what it does, as for a person', async () => {
  const said: string[] = []
  const announcing = jest
    .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
    .mockImplementation((text) => void said.push(text))
  await openMixed([OTTO, 'Ann'], pub)
  await watchTurn()
  await wait(6000)
  const { events } = liveMatch()
  const thrown = events.find((event) => event.type === 'diceRolled')!
  const shut = events.find((event) => event.type === 'tilesShut')!
  const at = [
    said.findIndex((text) => text.includes(enSpoken.turnOf(OTTO))),
    said.indexOf(enSpoken.computer.throws(OTTO, enSpoken.dice(thrown.dice))),
    said.findIndex((text) => text.startsWith(enSpoken.computer.shuts(OTTO, shut.tiles))),
  ]
  expect(at).not.toContain(-1)
  expect(at).toEqual(at.toSorted((a, b) => a - b))
  announcing.mockRestore()
})
