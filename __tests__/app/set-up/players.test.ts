import { screen } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import { useSetUp } from '../../../state/set-up/set-up'
import {
  button,
  choose,
  field,
  isThere,
  openApp,
  radio,
  tapButton,
  type,
} from '../../support/app-screens'
import { presetRules } from '../../support/scripted-match'
import { ownText } from '../../support/what-is-shown'

const { setup } = en

/** The names at the table, read from their fields. */
const names = () =>
  screen.getAllByLabelText(/^Name of player/).map(({ props }) => props.value as string)

const problems = () => screen.queryAllByRole('alert').map(ownText)

test('a newcomer finds two seats taken', async () => {
  await openApp()
  expect(names()).toEqual(['Player 1', 'Player 2'])
  expect(button('Play with two')).toBeEnabled()
})

test('adds people, each with a name and a colour nobody has', async () => {
  await openApp()
  await tapButton(setup.addLabel)
  await tapButton(setup.addLabel)
  expect(names()).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4'])
  const { seats } = useSetUp.getState()
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(4)
  expect(button('Play with four')).toBeEnabled()
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
  expect(button('Play with twelve')).toBeEnabled()
})

test('renames in place', async () => {
  await openApp(['Ann', 'Ben'])
  type(setup.nameOf(2), 'Bea')
  expect(names()).toEqual(['Ann', 'Bea'])
})

test('changes a colour, which its sheet shows as chosen', async () => {
  await openApp(['Ann', 'Ben'])
  await tapButton(setup.colourOf('Ben'))
  expect(radio('blue')).toBeChecked()
  await choose('plum')
  expect(useSetUp.getState().seats[1]).toMatchObject({ name: 'Ben', colour: 'plum' })
  expect(screen.queryByRole('radio', { name: 'plum' })).toBeNull()
})

test('changes the seat order by arrows, which end at the ends', async () => {
  await openApp(['Ann', 'Ben', 'Cleo'])
  expect(button(setup.moveUp('Ann'))).toBeDisabled()
  expect(button(setup.moveDown('Cleo'))).toBeDisabled()
  await tapButton(setup.moveDown('Ann'))
  expect(names()).toEqual(['Ben', 'Ann', 'Cleo'])
  await tapButton(setup.moveUp('Cleo'))
  expect(names()).toEqual(['Ben', 'Cleo', 'Ann'])
})

test('removes somebody', async () => {
  await openApp(['Ann', 'Ben', 'Cleo'])
  await tapButton(setup.colourOf('Ben'))
  await tapButton(setup.remove('Ben'))
  expect(names()).toEqual(['Ann', 'Cleo'])
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
  await tapButton(setup.colourOf('Ann'))
  await tapButton(setup.remove('Ann'))
  expect(problems()).toEqual([setup.noPlayers])
  expect(isThere(/^Play (with|alone)/)).toBe(true)
  expect(button(/^Play (with|alone)/)).toBeDisabled()
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
    expect(button('Play with two')).toBeDisabled()
    expect(field(setup.nameOf(2))).toHaveProp('aria-invalid', true)
    expect(field(setup.nameOf(1))).toHaveProp('aria-invalid', false)
    type(setup.nameOf(2), 'Bea')
    expect(problems()).toEqual([])
    expect(button('Play with two')).toBeEnabled()
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
    expect(problems()).toEqual([setup.needsPlayers(2, 6)])
    expect(button(/^Play (with|alone)/)).toBeDisabled()
    await choose(/^English pub\./)
    expect(problems()).toEqual([])
    expect(button(/^Play (with|alone)/)).toBeEnabled()
  })
})
