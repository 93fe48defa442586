import { act, fireEvent, screen } from 'expo-router/testing-library'
import * as drawnTable from '../../../components/table/lazy-table'
import { en } from '../../../i18n'
import { useLiveMatch } from '../../../state/table/live-match'
import {
  button,
  isThere,
  openApp,
  openTable,
  PLAY,
  ROLL,
  settle,
  shutFlaps,
  startPlaying,
  tapButton,
  wait,
} from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules, rolled } from '../../support/scripted-match'
import { liveMatch, record } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const { setup } = en
const CONTINUE = /^Continue\./

beforeEach(() => forceSeeds(seedOf(1), seedOf(2)))

describe('from the first launch the dice are thrown', () => {
  const add = (count: number) => Array<string>(count).fill(setup.addLabel)
  test.each<[string, number, readonly string[]]>([
    ['after two taps for two players', 2, []],
    ['after three taps alone', 1, [setup.remove('Player 2')]],
    ['after one tap more for a third player', 3, add(1)],
    ['after one tap more for each of seven, too many for the first rules', 7, add(5)],
    ['after one tap more for each of twelve', 12, add(10)],
  ])('%s', async (_, seated, taps) => {
    await openApp()
    for (const name of [...taps, PLAY, ROLL]) await tapButton(name)
    expect(liveMatch().match.throws).toBe(1)
    expect(liveMatch().match.setup.players).toHaveLength(seated)
    await settle()
  })
})

test('a double tap on Play begins one match, and throws nothing', async () => {
  const app = await openApp(['Ann', 'Ben'])
  fireEvent.press(button('Play Channel Islands'))
  await wait(50)
  const { id } = liveMatch()
  fireEvent.press(button(ROLL))
  await wait(50)
  expect(app.getPathname()).toBe('/play')
  expect(liveMatch()).toMatchObject({ id, events: [] })
})

test('a table that does not come through is opened all the same, so that it can say so', async () => {
  const loading = jest.spyOn(drawnTable, 'loadTable').mockReturnValue(new Promise(() => {}))
  const app = await openApp(['Ann', 'Ben'])
  await tapButton(PLAY)
  await wait(2500)
  loading.mockRestore()
  expect(app.getPathname()).toBe('/play')
})

test('a match that was left goes on exactly where it was', async () => {
  const app = await openApp(['Ann', 'Ben'])
  expect(isThere(CONTINUE)).toBe(false)
  await startPlaying()
  await act(() => record(rolled(6, 3)))
  const left = liveMatch()
  await tapButton(en.play.leave)
  expect(app.getPathname()).toBe('/')
  await tapButton('Continue. Ann, Ben · round 1')
  await settle()
  expect(app.getPathname()).toBe('/play')
  expect(liveMatch()).toBe(left)
  await shutFlaps([9])
  expect(liveMatch().match.phase).toBe('rolling')
})

test('the menu leaves the table too', async () => {
  const app = await openApp(['Ann', 'Ben'])
  await startPlaying()
  await tapButton(en.play.menu)
  await tapButton(en.menu.leave)
  expect(app.getPathname()).toBe('/')
  expect(isThere(CONTINUE)).toBe(true)
})

test('leaving and coming back leaves no pile of screens behind', async () => {
  const app = await openApp(['Ann', 'Ben'])
  await startPlaying()
  for (let time = 0; time < 3; time++) {
    await tapButton(en.play.leave)
    await tapButton(CONTINUE)
    await settle()
  }
  await tapButton(en.play.leave)
  expect(app.getRouterState()?.routes[0]?.state?.routes).toHaveLength(1)
})

describe('starting over a match that is on the table', () => {
  beforeEach(async () => {
    await openApp(['Ann', 'Ben'])
    await startPlaying()
    await act(() => record(rolled(6, 3)))
    await tapButton(en.play.leave)
  })

  test.each([
    ['by the button', 1],
    ['by the cross', 0],
  ])('asks first, and keeps the old one %s', async (_, which) => {
    const old = liveMatch()
    await tapButton('Play Channel Islands')
    expect(screen.getByText(setup.replaceLive.body)).toBeOnTheScreen()
    expect(liveMatch()).toBe(old)
    fireEvent.press(screen.getAllByRole('button', { name: setup.replaceLive.keep })[which]!)
    expect(screen.queryByText(setup.replaceLive.body)).toBeNull()
    expect(liveMatch()).toBe(old)
    expect(isThere(CONTINUE)).toBe(true)
  })

  test('begins the new one where that is wished', async () => {
    const old = liveMatch()
    await tapButton('Play Channel Islands')
    await tapButton(setup.replaceLive.start)
    await settle()
    expect(liveMatch().id).not.toBe(old.id)
    expect(liveMatch().events).toEqual([])
    expect(screen.getByRole('button', { name: ROLL })).toBeOnTheScreen()
  })
})

test('without secure random numbers it says so, and begins nothing', async () => {
  forceSeeds()
  const app = await openApp(['Ann', 'Ben'])
  await tapButton('Play Channel Islands')
  expect(screen.getByRole('alert')).toHaveTextContent(setup.noEntropy)
  expect(app.getPathname()).toBe('/')
  expect(useLiveMatch.getState().live).toBeUndefined()
})

test('those who have played are remembered, and sit down again by one tap', async () => {
  await openApp(['Ann', 'Ben', 'Cleo'])
  expect(isThere(/^Seat /)).toBe(false)
  await startPlaying()
  await tapButton(en.play.leave)
  expect(isThere(/^Seat /)).toBe(false)
  await tapButton(setup.remove('Ben'))
  expect(screen.getByText(setup.remembered)).toBeOnTheScreen()
  await tapButton(setup.seatRemembered('Ben'))
  expect(isThere(/^Seat /)).toBe(false)
  expect(
    screen.getAllByLabelText(/^Name of player/).map(({ props }) => props.value as string),
  ).toEqual(['Ann', 'Cleo', 'Ben'])
})

test.each(['/play', '/results/none'])(
  '%s of a match that is not there leads to the set-up',
  async (url) => {
    const app = await openApp(['Ann', 'Ben'], undefined, url)
    expect(app.getPathname()).toBe('/')
  },
)

test('a match to a target is told by its turn', async () => {
  await openTable(['Ann', 'Ben'], presetRules('hundred'), rolled(6, 3))
  await tapButton(en.play.leave)
  expect(isThere('Continue. Ann, Ben · turn 1')).toBe(true)
})
