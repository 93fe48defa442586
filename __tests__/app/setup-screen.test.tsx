import { renderRouter, screen, within } from 'expo-router/testing-library'
import { PRESETS } from '../../engine'
import { en } from '../../i18n'

beforeEach(async () => {
  renderRouter('./app', { initialUrl: '/' })
  await screen.findByRole('heading', { name: en.appName })
})

test('opens on the set-up, under the name of the game', () => {
  expect(screen.getByRole('heading', { name: 'Shut the Box' })).toBeOnTheScreen()
})

test('shows every preset once, in order, with its sentence', () => {
  const list = within(screen.getByLabelText(en.setup.whichRules))
  const names = list.getAllByRole('heading').map(({ props }) => props.children as string)
  expect(names).toEqual(PRESETS.map(({ id }) => en.presets[id].name))
  for (const { id } of PRESETS) expect(list.getByText(en.presets[id].about)).toBeOnTheScreen()
})

test('says how many can play, how far, and about how long it takes with those at the table', () => {
  expect(screen.getByText('2–6 players · 5 rounds · 7\u00a0min')).toBeOnTheScreen()
  expect(screen.getAllByText('1+ players · 1 round · 1\u00a0min')).toHaveLength(3)
  expect(screen.getByText('1+ players · 10 turns each · 15\u00a0min')).toBeOnTheScreen()
})
