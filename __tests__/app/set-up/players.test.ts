import { act, fireEvent, screen, within } from 'expo-router/testing-library'
import { AccessibilityInfo } from 'react-native'
import { en } from '../../../i18n'
import { useHistory } from '../../../state/history/history'
import { usePeople } from '../../../state/people/people'
import { useSetUp } from '../../../state/set-up/set-up'
import {
  button,
  choose,
  field,
  isThere,
  openApp,
  PLAY,
  radio,
  tapButton,
  type,
  wait,
} from '../../support/app-screens'
import { historyOf } from '../../support/entries'
import { presetRules, seatsOf } from '../../support/scripted-match'
import { ownText } from '../../support/what-is-shown'

const { setup } = en
const ANN_WINS = { turns: { Ann: [3], Ben: [9] }, won: ['Ann'] }
const HIDDEN = { includeHiddenElements: true }

/** The names at the table, read from their fields. */
const names = () =>
  screen.getAllByLabelText(/^Name of player/).map(({ props }) => props.value as string)

const problems = () => screen.queryAllByRole('alert').map(ownText)

test('a newcomer finds two seats taken', async () => {
  await openApp()
  expect(names()).toEqual(['Player 1', 'Player 2'])
  expect(button('Play Channel Islands')).toBeEnabled()
})

test('adds people, each with a name and a colour nobody has', async () => {
  await openApp()
  await tapButton(setup.addLabel)
  await tapButton(setup.addLabel)
  expect(names()).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4'])
  const { seats } = useSetUp.getState()
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(4)
  expect(button(PLAY)).toBeEnabled()
})

test('a new name is never one that is at the table', async () => {
  await openApp(['Ann', 'player 3'])
  await tapButton(setup.addLabel)
  expect(names()).toEqual(['Ann', 'player 3', 'Player 4'])
})

test('seats twelve, and no more', async () => {
  await openApp(
    Array.from({ length: 11 }, (_, n) => `P${n}`),
    presetRules('pub'),
  )
  await tapButton(setup.addLabel)
  expect(names()).toHaveLength(12)
  expect(button(setup.addLabel)).toBeDisabled()
  expect(button(PLAY)).toBeEnabled()
})

test('renames in place', async () => {
  await openApp(['Ann', 'Ben'])
  type(setup.nameOf(2), 'Bea')
  expect(names()).toEqual(['Ann', 'Bea'])
})

test('who has no name yet is called by the seat, on every button, in the sheet and when removed', async () => {
  await openApp(['Ann', 'Ben', 'Cleo'])
  type(setup.nameOf(2), ' ')
  const called = setup.defaultName(2)
  await tapButton(setup.colourOf(called))
  expect(screen.getByText(setup.player(called))).toBeOnTheScreen()
  expect(button(setup.moveUp(called))).toBeEnabled()
  await choose('Plum')
  await tapButton(setup.remove(called))
  expect(screen.getByText(setup.removed(called))).toBeOnTheScreen()
  expect(button(setup.undoRemoval(called))).toBeEnabled()
})

test('changes a colour, which its sheet shows as chosen', async () => {
  await openApp(['Ann', 'Ben'])
  await tapButton(setup.colourOf('Ben'))
  expect(radio('Blue')).toBeChecked()
  expect(screen.getByText('Blue', { includeHiddenElements: true })).toBeOnTheScreen()
  await choose('Plum')
  expect(useSetUp.getState().seats[1]).toMatchObject({ name: 'Ben', colour: 'plum' })
  expect(radio('Plum')).toBeChecked()
})

test('changes the seat order by arrows, which end at the ends', async () => {
  await openApp(['Ann', 'Ben', 'Cleo'])
  await tapButton(setup.colourOf('Ann'))
  expect(button(setup.moveUp('Ann'))).toBeDisabled()
  await tapButton(setup.moveDown('Ann'))
  expect(names()).toEqual(['Ben', 'Ann', 'Cleo'])
  expect(screen.getByText(setup.seatOrder(2, 3))).toBeOnTheScreen()
  await tapButton(setup.moveDown('Ann'))
  expect(names()).toEqual(['Ben', 'Cleo', 'Ann'])
  expect(button(setup.moveDown('Ann'))).toBeDisabled()
})

test('a screen reader is told where a seat has moved to', async () => {
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
  await openApp(['Ann', 'Ben', 'Cleo'])
  announce.mockClear()
  fireEvent(button(setup.moveSeat('Ann')), 'accessibilityAction', {
    nativeEvent: { actionName: 'down' },
  })
  await wait(1000)
  await tapButton(setup.colourOf('Ann'))
  await tapButton(setup.moveDown('Ann'))
  expect(announce.mock.calls.map(([text]) => text)).toEqual([
    setup.seatOrder(2, 3),
    setup.seatOrder(3, 3),
  ])
})

test('a handle drags a player to another seat, and a tap on it opens the arrows', async () => {
  await openApp(['Ann', 'Ben', 'Cleo'])
  for (const row of screen.getAllByLabelText(/^Name of player/))
    fireEvent(row, 'layout', { nativeEvent: { layout: { height: 60 } } })
  const handle = () => button(setup.moveSeat('Ann'))
  const at = (pageY: number) => ({ nativeEvent: { pageY } })
  fireEvent(handle(), 'responderGrant', at(100))
  fireEvent(handle(), 'responderMove', at(195))
  expect(names()).toEqual(['Ann', 'Ben', 'Cleo'])
  fireEvent(handle(), 'responderRelease', at(195))
  expect(names()).toEqual(['Ben', 'Cleo', 'Ann'])
  fireEvent(handle(), 'responderGrant', at(100))
  fireEvent(handle(), 'responderRelease', at(102))
  expect(names()).toEqual(['Ben', 'Cleo', 'Ann'])
  expect(button(setup.moveUp('Ann'))).toBeEnabled()
})

test('a screen reader moves a seat by the actions of its handle', async () => {
  await openApp(['Ann', 'Ben'])
  fireEvent(button(setup.moveSeat('Ann')), 'accessibilityAction', {
    nativeEvent: { actionName: 'down' },
  })
  expect(names()).toEqual(['Ben', 'Ann'])
})

describe('somebody who is removed', () => {
  test('is gone, and comes back to the same seat by one tap', async () => {
    await openApp(['Ann', 'Ben', 'Cleo'])
    const { seats } = useSetUp.getState()
    await tapButton(setup.remove('Ben'))
    expect(names()).toEqual(['Ann', 'Cleo'])
    expect(screen.getByText(setup.removed('Ben'))).toBeOnTheScreen()
    await tapButton(setup.undoRemoval('Ben'))
    expect(useSetUp.getState().seats).toEqual(seats)
    expect(isThere(setup.undoRemoval('Ben'))).toBe(false)
  })

  test('cannot come back once somebody else has sat down', async () => {
    await openApp(['Ann', 'Ben', 'Cleo'])
    await tapButton(setup.remove('Ben'))
    await tapButton(setup.addLabel)
    expect(isThere(setup.undoRemoval('Ben'))).toBe(false)
  })
})

describe('rules that do not fit the number of players', () => {
  test('make way for some that do, and come back when they fit again', async () => {
    await openApp(['Ann', 'Ben'], presetRules('channel'))
    await tapButton(setup.remove('Ben'))
    expect(button('Play English pub')).toBeEnabled()
    expect(screen.getByText(setup.instead('Channel Islands', 2, 6))).toBeOnTheScreen()
    await tapButton(setup.addLabel)
    expect(button('Play Channel Islands')).toBeEnabled()
  })

  test('leave a choice that was made alone as it is', async () => {
    await openApp(['Ann', 'Ben'], presetRules('channel'))
    await tapButton(setup.remove('Ben'))
    await choose(/^Norman sailors\./)
    await tapButton(setup.addLabel)
    expect(button('Play Norman sailors')).toBeEnabled()
  })

  test('say for how many they are, and can be chosen all the same', async () => {
    await openApp(['Ann'], presetRules('pub'))
    expect(screen.getByText('2–6 players')).toBeOnTheScreen()
    await choose(/^Channel Islands\./)
    // On the card, and above Play.
    expect(problems()).toEqual([setup.needsPlayers(2, 6), setup.needsPlayers(2, 6)])
    expect(button('Play Channel Islands')).toBeDisabled()
  })
})

describe('a badge', () => {
  const badge = () => within(button(setup.colourOf('Player 2'))).getByText(/./, HIDDEN)

  test('is a number until there is a name', async () => {
    await openApp()
    expect(badge()).toHaveTextContent('2')
    type(setup.nameOf(2), 'Ben')
    expect(within(button(setup.colourOf('Ben'))).getByText(/./, HIDDEN)).toHaveTextContent('B')
  })
})

test('those who were remembered take the seats of players without a name', async () => {
  await openApp()
  act(() => usePeople.setState({ people: seatsOf(['Ann', 'Ben', 'Cleo']) }))
  await tapButton(setup.seatRemembered('Ann'))
  expect(names()).toEqual(['Ann', 'Player 2'])
  await tapButton(setup.seatRemembered('Ben'))
  await tapButton(setup.seatRemembered('Cleo'))
  expect(names()).toEqual(['Ann', 'Ben', 'Cleo'])
})

test('a known name shows what it has won, and another name nothing', async () => {
  await openApp(['Ann', 'Ben'])
  const [ann, ben] = seatsOf(['Ann', 'Ben'])
  act(() => {
    usePeople.setState({ people: [ann!, ben!] })
    useHistory.setState({
      status: 'open',
      entries: historyOf(...Array.from({ length: 3 }, () => ANN_WINS)),
    })
  })
  expect(screen.getByText('3 wins')).toBeOnTheScreen()
  expect(screen.getByText('3 matches, no win yet')).toBeOnTheScreen()
  type(setup.nameOf(1), 'Anna')
  expect(screen.queryByText('3 wins')).toBeNull()
})

test('a sheet that is closed changes nothing', async () => {
  await openApp(['Ann', 'Ben'])
  const { seats } = useSetUp.getState()
  await tapButton(setup.colourOf('Ben'))
  await tapButton(en.menu.close)
  expect(useSetUp.getState().seats).toBe(seats)
})

test('removing everybody asks for somebody', async () => {
  await openApp(['Ann'], presetRules('pub'))
  await tapButton(setup.remove('Ann'))
  expect(problems()).toEqual([setup.noPlayers])
  expect(isThere(PLAY)).toBe(true)
  expect(button(PLAY)).toBeDisabled()
})

describe('bad input is said where it happens, and Play waits', () => {
  test.each<[string, string, string]>([
    ['an empty name', '', setup.errors['name-empty']],
    ['a name of nothing but space', '   ', setup.errors['name-empty']],
    ['a name that is taken', ' ANN', setup.errors['name-repeated']],
    ['a name that is too long', 'x'.repeat(25), setup.errors['name-too-long']],
  ])('%s', async (_, name, sentence) => {
    await openApp(['Ann', 'Ben'])
    expect(problems()).toEqual([])
    type(setup.nameOf(2), name)
    // Beside the name, and above Play.
    expect(problems()).toEqual([sentence, sentence])
    expect(button(PLAY)).toBeDisabled()
    expect(field(setup.nameOf(2))).toHaveProp('aria-invalid', true)
    // Whoever comes back to the field hears why.
    expect(field(setup.nameOf(2))).toHaveProp('accessibilityHint', sentence)
    expect(field(setup.nameOf(1))).not.toHaveProp('accessibilityHint')
    expect(field(setup.nameOf(1))).toHaveProp('aria-invalid', false)
    type(setup.nameOf(2), 'Bea')
    expect(problems()).toEqual([])
    expect(button(PLAY)).toBeEnabled()
  })

  test('a name of 24 letters is not too long', async () => {
    await openApp(['Ann', 'Ben'])
    type(setup.nameOf(2), '🎲'.repeat(24))
    expect(problems()).toEqual([])
  })

  test.each([
    ['one', ['Ann']],
    ['seven', ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus']],
  ])('%s at a table for two to six', async (_, seated) => {
    await openApp(seated, presetRules('channel'))
    expect(problems()).toEqual([setup.needsPlayers(2, 6), setup.needsPlayers(2, 6)])
    expect(button(PLAY)).toBeDisabled()
    await choose(/^English pub\./)
    expect(problems()).toEqual([])
    expect(button(PLAY)).toBeEnabled()
  })
})
