import { screen, within } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import { isThere, openTable, tapButton } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { scripted } from '../../support/scripted-events'
import {
  adding,
  passed,
  presetRules,
  rolled,
  shut,
  subtracting,
} from '../../support/scripted-match'
import { labelOf, scoreLabels } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const TWELVE = 'Ann Ben Cleo Dan Eve Finn Gus Hana Ivo Jo Kim Lou'.split(' ')
/** Ann leaves everything but 1 and 2. */
const FIRST_TURN = [rolled(1, 1), shut(2), rolled(1, 1), shut(1), rolled(1, 1), passed]

/** The sheet over the table; the strip has the same name. */
const list = () =>
  screen.queryAllByLabelText(en.play.scores).find(({ props }) => props.role === 'dialog')

beforeEach(() => forceSeeds(seedOf(1)))

test('twelve open as a list in the order they play, with what each has left', async () => {
  await openTable(TWELVE, presetRules('pub'), ...FIRST_TURN)
  await tapButton(en.play.allScores)
  const rows = within(list()!).getAllByRole('img').map(labelOf)
  expect(rows).toEqual([
    'Ann, 42 points',
    'Ben, 0 points, on turn',
    ...TWELVE.slice(2).map((name) => `${name}, 0 points`),
  ])
  await tapButton(en.menu.close)
  expect(list()).toBeUndefined()
})

test('a turn of a match with a target is listed as it was counted', async () => {
  const rules = presetRules('hundred')
  const first = [[1, 3, 5], ...TWELVE.slice(1).map(() => [8, 9])]
  const turns = [...first, subtracting(2, 8), adding(9)]
  await openTable(TWELVE, rules, ...scripted(rules, 12, ...turns).events)
  await tapButton(en.play.allScores)
  const rows = within(list()!).getAllByRole('img').map(labelOf)
  expect(rows).toEqual([
    'Ann, 107 points, this turn −28',
    'Ben, 98 points, on turn, this turn +9',
    ...TWELVE.slice(2).map((name) => `${name}, 89 points`),
  ])
})

test('three are all on the strip, and need no list', async () => {
  await openTable(TWELVE.slice(0, 3), presetRules('pub'))
  expect(scoreLabels()).toEqual(['Ann, 0 points, on turn', 'Ben, 0 points', 'Cleo, 0 points'])
  expect(isThere(en.play.allScores)).toBe(false)
})

test('one round alone is said nowhere', async () => {
  await openTable(['Ann', 'Ben'], presetRules('pub'))
  expect(screen.queryByText(/1 of 1/)).toBeNull()
  expect(screen.getByText(en.presets.pub.name)).toBeOnTheScreen()
})
