import { act, screen } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import { useSetUp } from '../../../state/set-up/set-up'
import { button, isThere, openApp, PLAY, settle, tapButton } from '../../support/app-screens'
import { mixedSeats } from '../../support/computer-table'
import { ownText } from '../../support/what-is-shown'

const { setup, computers } = en
const { master, child } = computers.players

const cardOf = (name: string) => new RegExp(`^${name}\\.`)
const seated = () => useSetUp.getState().seats.map(({ name }) => name)
const problems = () => screen.queryAllByRole('alert').map(ownText)

async function openSheet(): Promise<void> {
  await tapButton(computers.add)
  await settle()
}

async function sitDown(name: string): Promise<void> {
  await openSheet()
  await tapButton(cardOf(name))
}

/** Opens the set-up with these people and computer players. */
async function openMixed(names: readonly string[]) {
  await openApp()
  act(() => useSetUp.setState({ seats: mixedSeats(names) }))
  await settle()
}

test('a newcomer plays against a computer player, who takes the place of nobody in particular', async () => {
  await openApp()
  await sitDown(master.name)
  expect(seated()).toEqual([setup.defaultName(1), master.name])
  expect(button(PLAY)).toBeEnabled()
  await sitDown(child.name)
  expect(seated()).toEqual([setup.defaultName(1), master.name, child.name])
})

test('sits down beside people who have names', async () => {
  await openApp(['Ann', 'Ben'])
  await sitDown(master.name)
  expect(seated()).toEqual(['Ann', 'Ben', master.name])
  expect(useSetUp.getState().seats[2]).toMatchObject({ computer: 'master' })
})

test('each of them sits at a table once', async () => {
  await openMixed(['Ann', master.name])
  await openSheet()
  expect(button(computers.sit(master.name, computers.isSeated, master.about))).toBeDisabled()
  expect(button(cardOf(child.name))).toBeEnabled()
})

test('has its own name, and can be moved and removed like anybody', async () => {
  await openMixed(['Ann', master.name])
  expect(screen.queryAllByLabelText(/^Name of player/)).toHaveLength(1)
  expect(screen.getByLabelText(computers.label(master.name))).toBeOnTheScreen()
  await tapButton(setup.colourOf(master.name))
  await tapButton(setup.moveUp(master.name))
  expect(seated()).toEqual([master.name, 'Ann'])
  await tapButton(en.menu.close)
  await tapButton(setup.remove(master.name))
  expect(seated()).toEqual(['Ann'])
  await tapButton(setup.undoRemoval(master.name))
  expect(useSetUp.getState().seats[0]).toMatchObject({ name: master.name, computer: 'master' })
})

test('computer players alone are no match', async () => {
  await openMixed([master.name, child.name])
  expect(problems()).toEqual([setup.noPeople])
  expect(isThere(PLAY) && button(PLAY)).toBeDisabled()
})

test('a person called like one of them is asked for another name', async () => {
  await openMixed([master.name, 'otto'])
  expect(problems()).toContain(setup.errors['name-repeated'])
  expect(button(PLAY)).toBeDisabled()
})
