import { screen, within } from 'expo-router/testing-library'
import { PRESETS } from '../../engine'
import { en } from '../../i18n'
import { openApp } from '../support/app-screens'
import { labelOf } from '../support/what-is-shown'

beforeEach(() => openApp(['Ann', 'Ben']))

const cards = () => within(screen.getByLabelText(en.setup.whichRules)).getAllByRole('radio')

test('opens on the set-up, under the name of the game', () => {
  expect(screen.getByRole('heading', { name: 'Shut the Box' })).toBeOnTheScreen()
})

test('shows every preset once, in order, each with its sentence', () => {
  const labels = cards().map(labelOf)
  expect(labels).toHaveLength(PRESETS.length)
  PRESETS.forEach(({ id }, index) => {
    const { name, about } = en.presets[id]
    expect(labels[index]).toMatch(new RegExp(`^${name}\\. ${about.replaceAll('.', '\\.')} `))
  })
})

test('says of each how many can play, how far, and about how long it takes', () => {
  const labels = cards().map(labelOf)
  expect(labels[0]).toContain('2–6 players · 5 rounds · ')
  for (const label of labels) expect(label).toMatch(/players · .+ · \d+\smin$/)
})
